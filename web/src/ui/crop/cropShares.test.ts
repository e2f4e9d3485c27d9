import { expect, test } from "vitest";
import { isLaidOut, isMiddle } from "./cropShares.ts";

test("a frame that has no place on the page yet keeps no part of its picture", () => {
  expect(isLaidOut({ x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN })).toBe(false);
  expect(isLaidOut({ x: 50, y: 50, width: 0, height: 0 })).toBe(false);
  expect(isLaidOut({ x: 0, y: 12.5, width: 100, height: 75 })).toBe(true);
});

test("as much as fits, unmoved, is the middle; moved or enlarged it is not", () => {
  expect(isMiddle({ x: 0, y: 12.5, width: 100, height: 75 })).toBe(true);
  expect(isMiddle({ x: 0, y: 5, width: 100, height: 75 })).toBe(false);
  expect(isMiddle({ x: 25, y: 25, width: 50, height: 50 })).toBe(false);
});
