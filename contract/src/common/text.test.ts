import { expect, test } from "vitest";
import { name as nameOf, text } from "./text.ts";

const name = nameOf({ min: 1, max: 5 });
const note = text({ min: 0, max: 10 });
const takes = (schema: typeof name, typed: string) => schema.safeParse(typed).success;

test("lengths are in symbols, not in units of an encoding", () => {
  expect(takes(name, "👋👋👋👋👋")).toBe(true);
  expect(takes(name, "👋👋👋👋👋👋")).toBe(false);
  expect(takes(name, "abcdef")).toBe(false);
  expect(takes(name, "Щука")).toBe(true);
});

test("space around a text is dropped before it is measured", () => {
  expect(name.parse("  Ada  ")).toBe("Ada");
  expect(takes(name, "   ")).toBe(false);
});

test.each(["", "\u200b", "\u2060\ufeff", "\u3164", "\u00ad", "\u2800"])(
  "a name of nothing visible is no name: %j",
  (typed) => {
    expect(takes(name, typed)).toBe(false);
  },
);

test("a name is one line, a text may have several, and either may be odd", () => {
  expect(takes(name, "a\nb")).toBe(false);
  expect(takes(name, "a\u001bb")).toBe(false);
  expect(takes(name, "a\u2028b")).toBe(false);
  expect(takes(name, "a\u2029b")).toBe(false);
  expect(takes(note, "a\nb")).toBe(true);
  expect(takes(note, "")).toBe(true);
  expect(takes(name, "<b>")).toBe(true);
});

test("marks that turn the direction of writing are dropped, for they would turn the words around the name too", () => {
  expect(name.parse("\u202eabc")).toBe("abc");
  expect(name.parse("\u2067ab\u2069\u200f")).toBe("ab");
  expect(takes(name, "\u202e")).toBe(false);
  expect(name.parse("B\u00ado\ufff9b")).toBe("Bob");
});

test("a tower of marks is no name, and every script's own marks are", () => {
  expect(takes(name, `a${"\u0301".repeat(6)}`)).toBe(false);
  expect(takes(nameOf({ min: 1, max: 60 }), `a${"\u0301".repeat(40)}`)).toBe(false);
  for (const unseen of ["\u200D", "\u200C", "\u200B", "\u2060", "\u3164"])
    expect(takes(nameOf({ min: 1, max: 60 }), `a${`\u0301\u0302${unseen}`.repeat(9)}`), unseen).toBe(false);
  const people = ["Zoë", "Nguyễn", "Ђорђе", "שָׁלוֹם", "हिन्दी", "မြွှေး", "ཧཱུྃ", "น้ำ", "محمد", "👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣"];
  for (const person of people) expect(takes(nameOf({ min: 1, max: 20 }), person), person).toBe(true);
});

test("a letter and its mark are one symbol where writing has a symbol for them", () => {
  expect(name.parse("e\u0301e\u0301e\u0301e\u0301e\u0301")).toBe("ééééé");
});

test("what somebody says is measured as it is kept, and must show something", () => {
  const says = text({ min: 1, max: 10 });
  expect(says.parse(`a${"\u200B".repeat(11)}`)).toBe(`a${"\u200B".repeat(8)}`);
  expect(says.parse("😀".repeat(10))).toHaveLength(20);
  expect(takes(says, "😀".repeat(11))).toBe(false);
  for (const nothing of ["\u202E", "\u0000", "\u200B\u200D", " \n "]) expect(takes(says, nothing)).toBe(false);
});
