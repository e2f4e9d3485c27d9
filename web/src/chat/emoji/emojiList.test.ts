import { ChatReactionContent, EMOTIONS } from "@atrium/contract";
import english from "emojibase-data/en/compact.json";
import russian from "emojibase-data/ru/compact.json";
import { expect, test } from "vitest";
import { emojiList, findEmoji, inTone } from "./emojiList.ts";
import { emojiBeside, emojiRows, placeOf } from "./emojiRows.ts";

const entries = emojiList(russian, english);
const found = (typed: string) => findEmoji(entries, typed, 24).map(({ emoji }) => emoji);

test("every emoji that is offered, in every tone, is one that a message may be reacted to with", () => {
  const offered = entries.flatMap(({ emoji, tones }) => [emoji, ...tones]);
  expect(offered.length).toBeGreaterThan(1900);
  expect(offered.filter((emoji) => !ChatReactionContent.safeParse(emoji).success)).toEqual([]);
});

test.each([
  ["кофе", "☕️"],
  ["Coffee", "☕️"],
  ["сердце", "❤️"],
  ["heart", "❤️"],
  ["ёж", "🦔"],
  ["еж", "🦔"],
  ["thumbs up", "👍️"],
])("%s finds %s in either language", (typed, emoji) => {
  expect(found(typed).map(bare)).toContain(bare(emoji));
});

test("what is called so comes before what only has the word among others", () => {
  expect(findEmoji(entries, "ракета", 3)[0]?.emoji).toBe("🚀");
  expect(findEmoji(entries, "fire", 3)[0]?.emoji).toBe("🔥");
  expect(found("")).toEqual([]);
  expect(found("qqqq")).toEqual([]);
});

test("the emoji of our own reactions are written as there", () => {
  const offered = new Set(entries.map(({ emoji }) => emoji));
  expect(EMOTIONS.filter((emotion) => !offered.has(emotion))).toEqual([]);
});

test("a tone of skin is only for what has skin", () => {
  const [hand] = findEmoji(entries, "waving hand", 1);
  const [coffee] = findEmoji(entries, "кофе", 1);
  expect(hand?.tones).toHaveLength(5);
  expect([hand && inTone(hand, 0), hand && inTone(hand, 5)].map((each) => each?.codePointAt(0))).toEqual([
    0x1f44b, 0x1f44b,
  ]);
  expect(hand && inTone(hand, 5)).toContain("\u{1F3FF}");
  expect(coffee && inTone(coffee, 5)).toBe(coffee?.emoji);
});

test("arrows go through the rows as they are drawn, also where a row is short", () => {
  const rows = emojiRows(entries, ["👍", "🎉"], "");
  expect(rows.slice(0, 2)).toMatchObject([
    { kind: "title", title: "used" },
    { kind: "emoji", from: 0 },
  ]);
  expect(placeOf(rows, 1)?.entry.emoji).toBe("🎉");
  expect(emojiBeside(rows, 1, "ArrowDown")).toBe(3);
  expect(emojiBeside(rows, 3, "ArrowUp")).toBe(1);
  expect(emojiBeside(rows, 9, "ArrowUp")).toBe(1);
  expect(emojiBeside(rows, 0, "ArrowLeft")).toBe(0);
  expect(emojiBeside(rows, 0, "ArrowRight")).toBe(1);
});

/** Without the variation selector that asks for colour. */
function bare(emoji: string): string {
  return emoji.replaceAll("\uFE0F", "");
}
