import { expect, test } from "vitest";
import { hasSeen, markOf } from "./marks.ts";

test("what was read after a change has seen it, at the same moment it may not have", () => {
  expect(hasSeen(markOf("a", 100), markOf("a", 99))).toBe(true);
  expect(hasSeen(markOf("a", 100), markOf("a", 100))).toBe(false);
  expect(hasSeen(markOf("a", 99), markOf("a", 100))).toBe(false);
});

test("parts of a millisecond do not count: within one, nothing is known to be later", () => {
  expect(hasSeen(markOf("a", 100.9), markOf("a", 100.1))).toBe(false);
});

test("moments of two nodes are not compared, and what is no mark has seen nothing", () => {
  expect(hasSeen(markOf("a", 100), markOf("b", 1))).toBe(false);
  for (const mark of [null, "", "100", "a.", "a.b"]) expect(hasSeen(mark, markOf("a", 99)), String(mark)).toBe(false);
});
