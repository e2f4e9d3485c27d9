import { expect, test } from "vitest";
import { snapped } from "./snapping.ts";

const other = { x: 100, y: 100, w: 100, h: 100 };

test("an edge near another edge comes to lie on its line, and the line spans both", () => {
  const { by, guides } = snapped({ x: 104, y: 400, w: 60, h: 60 }, [other], 6);
  expect(by).toEqual({ x: -4, y: 0 });
  expect(guides).toEqual([{ axis: "x", at: 100, from: 100, to: 460 }]);
});

test("a middle comes to lie on a middle, and the nearest line wins", () => {
  // Its centre is one unit away from the other's, its edges nineteen.
  expect(snapped({ x: 121, y: 400, w: 60, h: 60 }, [other], 25).by.x).toBe(-1);
});

test("both ways at once", () => {
  expect(snapped({ x: 203, y: 98, w: 50, h: 50 }, [other], 6).by).toEqual({ x: -3, y: 2 });
});

test("what is in line with nothing stays where the hand has it", () => {
  expect(snapped({ x: 700, y: 700, w: 50, h: 50 }, [other], 6)).toEqual({ by: { x: 0, y: 0 }, guides: [] });
});
