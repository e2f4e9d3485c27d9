import { expect, test } from "vitest";
import { placeWord } from "./placeWord.ts";

test.each([
  [1, "first", "первом"],
  [3, "third", "третьем"],
  [10, "tenth", "десятом"],
  [11, "11th", "11-м"],
  [21, "21st", "21-м"],
  [22, "22nd", "22-м"],
  [113, "113th", "113-м"],
  [103, "103rd", "103-м"],
])("place %i in line is said as a word, or as a number with its ending", (place, en, ru) => {
  expect(placeWord(place, "en")).toBe(en);
  expect(placeWord(place, "ru")).toBe(ru);
});
