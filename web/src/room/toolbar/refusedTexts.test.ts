import { expect, test } from "vitest";
import { refusedTexts } from "./refusedTexts.ts";

const { blockedMicText, blockedCamText, busyHow, stillHear } = refusedTexts.entries;

test("a refused device leaves hearing, and nothing is said about being heard: the microphone may be off", () => {
  for (const language of ["ru", "en"] as const) {
    for (const text of [blockedMicText, blockedCamText]) {
      expect(text[language]).toContain(stillHear[language]);
    }
  }
});

test("what stands under the microphone and the camera alike has the gender of neither", () => {
  expect(busyHow.ru).not.toMatch(/(^|[^а-яё])(её|его)([^а-яё]|$)/i);
});
