import { expect, test } from "vitest";
import { fittingSize } from "./fittingSize.ts";

const below = (most: number) => (size: number) => size <= most;

test("a short text has the size that is asked for", () => {
  expect(fittingSize(24, 8, () => true)).toBe(24);
});

test("a longer one is as large as fits", () => {
  for (const most of [9, 13, 22, 23]) expect(fittingSize(24, 8, below(most))).toBe(most);
});

test("one that fits at no size has the least", () => {
  expect(fittingSize(24, 8, () => false)).toBe(8);
});
