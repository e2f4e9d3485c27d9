import { expect, test } from "vitest";
import { QualityWish } from "./qualityWish.ts";

test("less is told only after a calm time, more at once", () => {
  const wish = new QualityWish();
  expect(wish.next(0, 1000)).toBeUndefined();
  expect(wish.next(0, 3900)).toBeUndefined();
  expect(wish.next(0, 4000)).toBe(0);
  expect(wish.next(1, 4100)).toBe(1);
});

test("a wish that comes back in time is never withdrawn", () => {
  const wish = new QualityWish();
  wish.next(null, 0);
  expect(wish.next(2, 2000)).toBeUndefined();
  wish.next(null, 3000);
  expect(wish.next(null, 5000)).toBeUndefined();
  expect(wish.next(null, 6000)).toBeNull();
});

test("the same is not told twice", () => {
  const wish = new QualityWish();
  expect(wish.next(2, 0)).toBeUndefined();
  wish.next(null, 0);
  wish.next(null, 3000);
  expect(wish.next(null, 9000)).toBeUndefined();
});
