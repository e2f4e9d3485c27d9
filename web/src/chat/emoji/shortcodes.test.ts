import { expect, test } from "vitest";
import github from "emojibase-data/en/shortcodes/github.json" with { type: "json" };
import { emojiEnding, shortcodesOf, withEmoji } from "./shortcodes.ts";

const codes = shortcodesOf(github);

test("a name between colons becomes its emoji, also several and beside each other", () => {
  expect(withEmoji("Hello :wave:, well done :tada::+1:", codes)).toBe("Hello 👋, well done 🎉👍");
});

test("emoji that are letters too are drawn as pictures", () => {
  expect(withEmoji(":heart: :sunny: :rainbow_flag:", codes)).toBe("❤️ ☀️ 🏳️‍🌈");
});

test.for([
  "no such thing :nowhere:",
  "at 10:100:20",
  "https://example.org/:wave:/",
  "`:wave:` is how one writes it",
  "a:wave:b",
])("%s stays as it is", (text) => {
  expect(withEmoji(text, codes)).toBe(text);
});

test("the name that has just been closed is found at the caret", () => {
  expect(emojiEnding("Hi :wave: Anna", 9, codes)).toEqual({ from: 3, to: 9, piece: "👋" });
  expect(emojiEnding("🎉:wave:", 8, codes)).toEqual({ from: 2, to: 8, piece: "👋" });
  for (const [text, caret] of [
    ["Hi :wave: Anna", 8],
    ["Hi wave:", 8],
    ["Hi :none:", 9],
    ["see `:wave:", 11],
    ["10:100:", 7],
    ["::", 2],
  ] as const)
    expect(emojiEnding(text, caret, codes), text).toBeNull();
});
