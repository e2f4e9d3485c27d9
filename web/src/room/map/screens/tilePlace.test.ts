import * as fc from "fast-check";
import { expect, test } from "vitest";
import { TILE, tilePlace } from "./tilePlace.ts";

const floor = { w: 3200, h: 1800 };

test("a shared screen stands above its sharer, and below where the floor ends", () => {
  expect(tilePlace({ x: 1600, y: 900 }, floor, 0).y).toBeLessThan(900);
  expect(tilePlace({ x: 1600, y: 100 }, floor, 0).y).toBeGreaterThan(100);
});

test("shared screens stay whole on the floor wherever their sharers stand", () => {
  const anywhere = fc.record({ x: fc.integer({ min: 0, max: 3200 }), y: fc.integer({ min: 0, max: 1800 }) });
  fc.assert(
    fc.property(anywhere, fc.integer({ min: 0, max: 12 }), (sharer, index) => {
      const { x, y } = tilePlace(sharer, floor, index);
      expect(x - TILE.w / 2).toBeGreaterThanOrEqual(0);
      expect(x + TILE.w / 2).toBeLessThanOrEqual(floor.w);
      expect(y - TILE.h / 2).toBeGreaterThanOrEqual(0);
      expect(y + TILE.h / 2).toBeLessThanOrEqual(floor.h);
    }),
  );
});
