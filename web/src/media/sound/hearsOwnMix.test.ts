import { expect, test } from "vitest";
import { hearsOwnMix } from "./hearsOwnMix.ts";

test("the mix goes through Web Audio except in Chromium on phones, which is only sure to hear elements", () => {
  expect(hearsOwnMix({ isChromium: true, isMobile: false })).toBe(true);
  expect(hearsOwnMix({ isChromium: false, isMobile: true })).toBe(true);
  expect(hearsOwnMix({ isChromium: true, isMobile: true })).toBe(false);
});
