import * as fc from "fast-check";
import { expect, test } from "vitest";
import { LossDetector } from "./lossDetector.ts";

test("a gap is found when it is jumped over, and filled by the late packet", () => {
  const losses = new LossDetector();
  expect(losses.onPacket(10, 0)).toEqual([]);
  expect(losses.onPacket(13, 0)).toEqual([11, 12]);
  expect(losses.onPacket(11, 10)).toEqual([]);
  expect(losses.due(49)).toEqual([]);
  expect(losses.due(50)).toEqual([12]);
});

test("asking again waits twice as long each time and ends after eight", () => {
  const losses = new LossDetector();
  losses.onPacket(1, 0);
  losses.onPacket(3, 0);
  const askedAtMs: number[] = [];
  for (let nowMs = 0; nowMs < 60_000; nowMs += 10) if (losses.due(nowMs).length > 0) askedAtMs.push(nowMs);
  expect(askedAtMs).toEqual([50, 150, 350, 750, 1550, 3150, 6350]);
});

test("a gap too wide to fill is not asked for", () => {
  const losses = new LossDetector();
  losses.onPacket(1, 0);
  expect(losses.onPacket(1000, 0)).toEqual([]);
  expect(losses.due(1000)).toEqual([]);
});

test("exactly the packets that never came are asked for", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 200 }), { minLength: 2, maxLength: 150 }), (arrived) => {
      const losses = new LossDetector();
      for (const number of arrived) losses.onPacket(number, 0);
      const highest = Math.max(...arrived);
      const first = arrived[0] ?? 0;
      const missing = Array.from({ length: highest - first }, (_, index) => first + index).filter(
        (number) => !arrived.includes(number),
      );
      expect(losses.due(100)).toEqual(missing);
    }),
  );
});
