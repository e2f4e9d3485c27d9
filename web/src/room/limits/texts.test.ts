import { expect, test } from "vitest";
import { sayIn } from "../../platform/i18n/texts.ts";
import { spanText } from "../../ui/dates.ts";
import { limitTexts } from "./texts.ts";

/** What is left is written as a browser writes it, and Russian after *через* has another form. */
test.each([1, 21])(
  "in Russian a sentence with %i minutes is right with the form in which times are written",
  (minutes) => {
    const text = sayIn(limitTexts, "ru")("passEnds", { time: spanText(minutes * 60_000, "ru") });
    expect(text).toMatch(new RegExp(`^До конца дневного пропуска: .?${minutes}\\sминута.?$`, "u"));
  },
);
