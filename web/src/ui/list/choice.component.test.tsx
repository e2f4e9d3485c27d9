import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { Choice } from "./Choice.tsx";

afterEach(() => page.viewport(1280, 800));

test.each([390, 1280])("the letters of a filter are whole at %i pixels", async (width) => {
  await page.viewport(width, 800);
  await drawn(<Choice all="Any type, gladly" options={[]} value={null} onChoose={() => undefined} />);
  const words = page.getByText("Any type, gladly").element();
  // The letters of Onest are 1.275 em high, from the top of an accent to the bottom of a y.
  const lettersPx = Number.parseFloat(getComputedStyle(words).fontSize) * 1.275;
  expect(words.clientHeight).toBeGreaterThanOrEqual(Math.floor(lettersPx));
  expect(words.clientHeight).toBeGreaterThanOrEqual(words.scrollHeight);
});
