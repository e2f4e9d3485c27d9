import { assert, integer, property, string } from "fast-check";
import { expect, test } from "vitest";
import { cutText } from "./cutText.ts";

const family = "👨‍👩‍👧‍👦";

test("a text that is short enough stays as it is", () => {
  expect(cutText("short", 5)).toBe("short");
  expect(cutText(family.repeat(3), 3)).toBe(family.repeat(3));
});

test("what is longer is cut between two signs, however many units each has", () => {
  expect(cutText("one two three", 7)).toBe("one two…");
  expect(cutText(family.repeat(4), 2)).toBe(`${family.repeat(2)}…`);
  expect(cutText("e\u0301".repeat(3), 2)).toBe(`${"e\u0301".repeat(2)}…`);
  expect(cutText("🇳🇱🇩🇪🇫🇷", 1)).toBe("🇳🇱…");
});

test("whatever is cut begins the text, and no sign of it is broken", () => {
  const signsOf = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  assert(
    property(string({ unit: "grapheme-composite", maxLength: 40 }), integer({ min: 1, max: 20 }), (text, most) => {
      const cut = cutText(text, most);
      if (cut === text) return signsOf(text).length <= most;
      const kept = cut.slice(0, -1);
      return text.startsWith(kept) && signsOf(text).slice(0, most).join("").trimEnd() === kept;
    }),
  );
});
