import { expect, test } from "vitest";
import { around, boxAt, onFloor, resized } from "./boxes.ts";

const floor = { w: 1000, h: 800 };
const box = { x: 200, y: 200, w: 200, h: 100 };
const rules = { keepsRatio: false, least: { w: 40, h: 40 }, floor };
const picture = { ...rules, keepsRatio: true };

test("a dragged corner takes its two sides along and leaves the opposite corner where it is", () => {
  expect(resized(box, { corner: "se", by: { x: 50, y: 20 } }, rules)).toEqual({ x: 200, y: 200, w: 250, h: 120 });
  expect(resized(box, { corner: "nw", by: { x: 50, y: 20 } }, rules)).toEqual({ x: 250, y: 220, w: 150, h: 80 });
});

test("a picture keeps its ratio and follows the side that was dragged further", () => {
  expect(resized(box, { corner: "se", by: { x: 100, y: 0 } }, picture)).toEqual({ x: 200, y: 200, w: 300, h: 150 });
  expect(resized(box, { corner: "ne", by: { x: 0, y: -50 } }, picture)).toEqual({ x: 200, y: 150, w: 300, h: 150 });
});

test("nothing becomes smaller than it may, whatever its ratio", () => {
  expect(resized(box, { corner: "se", by: { x: -900, y: -900 } }, rules)).toMatchObject({ w: 40, h: 40 });
  expect(resized(box, { corner: "se", by: { x: -900, y: -900 } }, picture)).toMatchObject({ w: 80, h: 40 });
});

test("nothing grows beyond the floor", () => {
  expect(resized(box, { corner: "se", by: { x: 5000, y: 5000 } }, rules)).toEqual({ x: 200, y: 200, w: 800, h: 600 });
  expect(resized(box, { corner: "nw", by: { x: -5000, y: 0 } }, picture)).toEqual({ x: 0, y: 100, w: 400, h: 200 });
});

test("what is put down at the floor's edge lies wholly on it", () => {
  expect(onFloor(boxAt({ x: 0, y: 795 }, { w: 100, h: 60 }), floor)).toEqual({ x: 0, y: 740, w: 100, h: 60 });
});

test("several together take up what lies between the outermost of them", () => {
  expect(around([box, { x: 500, y: 100, w: 50, h: 50 }])).toEqual({ x: 200, y: 100, w: 350, h: 200 });
  expect(around([])).toBeNull();
});
