import { expect, test } from "vitest";
import { movedBy, WHOLE, zoomedAt } from "./zoom.ts";

const size = { w: 400, h: 300 };

test("what is under the fingers stays there while it grows", () => {
  const at = { x: 100, y: 50 };
  const zoom = zoomedAt(WHOLE, { at, by: 2 }, size);
  expect(zoom).toEqual({ scale: 2, x: -100, y: -50 });
  expect(zoomedAt(zoom, { at, by: 0.5 }, size)).toEqual(WHOLE);
});

test("it is never smaller than whole, nor larger than six times", () => {
  expect(zoomedAt(WHOLE, { at: { x: 0, y: 0 }, by: 0.1 }, size)).toEqual(WHOLE);
  expect(zoomedAt(WHOLE, { at: { x: 0, y: 0 }, by: 100 }, size).scale).toBe(6);
});

test("it is moved as far as its edge, and a whole one not at all", () => {
  expect(movedBy(WHOLE, { x: 40, y: 40 }, size)).toEqual(WHOLE);
  expect(movedBy({ scale: 2, x: 0, y: 0 }, { x: 999, y: -999 }, size)).toEqual({ scale: 2, x: 200, y: -150 });
});
