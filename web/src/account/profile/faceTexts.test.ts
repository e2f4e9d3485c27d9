import { AVATAR_APPEARANCES } from "@atrium/contract";
import { expect, test } from "vitest";
import { sayIn } from "../../platform/i18n/texts.ts";
import { faceName, faceTexts } from "./faceTexts.ts";

test("every face of the profile is called by a name of its own in each language", () => {
  for (const locale of ["ru", "en"] as const) {
    const say = sayIn(faceTexts, locale);
    const names = AVATAR_APPEARANCES.map((appearance) => say(faceName(appearance)));
    expect(new Set(names).size).toBe(AVATAR_APPEARANCES.length);
    for (const name of names) expect(name).toMatch(locale === "ru" ? /^[А-ЯЁ]\p{L}+/u : /^[A-Z]\p{Script=Latin}+/u);
  }
});
