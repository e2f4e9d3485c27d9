import { expect, test } from "vitest";
import { line, text } from "./text.ts";

const name = line({ min: 1, max: 5 });
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

test.each(["", "\u200b", "\u2060\ufeff", "\u3164", "\u00ad"])("a name of nothing visible is no name: %j", (typed) => {
  expect(takes(name, typed)).toBe(false);
});

test("a name is one line, a text may have several, and either may be odd", () => {
  expect(takes(name, "a\nb")).toBe(false);
  expect(takes(name, "a\u001bb")).toBe(false);
  expect(takes(name, "a\u2028b")).toBe(false);
  expect(takes(name, "a\u2029b")).toBe(false);
  expect(takes(note, "a\nb")).toBe(true);
  expect(takes(note, "")).toBe(true);
  expect(takes(name, "\u202eabc")).toBe(true);
  expect(takes(name, "<b>")).toBe(true);
});
