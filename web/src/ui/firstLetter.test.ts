import { expect, test } from "vitest";
import { firstLetter } from "./firstLetter.ts";

test.each([
  ["mira", "M"],
  [" ёж", "Ё"],
  ["👩‍🚀 crew", "👩‍🚀"],
  ["🇫🇮 Helsinki", "🇫🇮"],
  ["e\u0301clair", "E\u0301"],
  ["  ", "?"],
])("the first letter of %j is %j", (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});
