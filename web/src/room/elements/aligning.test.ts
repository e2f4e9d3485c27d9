import { expect, test } from "vitest";
import { aligned } from "./aligning.ts";

const box = (x: number, y: number, w = 100) => ({ x, y, w, h: 50 });

test("several are brought to the leftmost or the uppermost edge", () => {
  const boxes = [box(40, 10), box(0, 90), box(300, 40)];
  expect(aligned(boxes, "left").map(({ x }) => x)).toEqual([0, 0, 0]);
  expect(aligned(boxes, "top").map(({ y }) => y)).toEqual([10, 10, 10]);
});

test("between those in a row gaps become equal while the outer two stay, in whatever order they were chosen", () => {
  const row = [box(500, 0), box(0, 5), box(120, 0, 60)];
  expect(aligned(row, "gaps").map(({ x }) => x)).toEqual([500, 0, 270]);
});

test("those in a column are spread downwards, and overlapping ones share what there is", () => {
  const column = [box(0, 0), box(5, 20), box(0, 300)];
  expect(aligned(column, "gaps").map(({ y }) => y)).toEqual([0, 150, 300]);
  const close = [box(0, 0), box(10, 0), box(60, 0)];
  expect(aligned(close, "gaps").map(({ x }) => x)).toEqual([0, 30, 60]);
});
