import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Quality } from "../peerMedia.ts";
import { allocateLayers } from "./allocateLayers.ts";

const bps = [100_000, 400_000, 1_500_000];
const track = (wanted: Quality, allowed: Quality = 0) => ({ wanted, allowed, bps });

test("without a limit every layer is allowed", () => {
  expect(allocateLayers([track(2), track(0)], Infinity)).toEqual([2, 2]);
});

test("the steps are given out in turn, everybody's lowest first", () => {
  expect(allocateLayers([track(2), track(2)], 50_000)).toEqual([0, 0]);
  expect(allocateLayers([track(2), track(2)], 600_000)).toEqual([1, 0]);
  expect(allocateLayers([track(2), track(2)], 900_000)).toEqual([1, 1]);
  expect(allocateLayers([track(2), track(2)], 3_400_000)).toEqual([2, 2]);
});

test("nobody gets more than they want", () => {
  expect(allocateLayers([track(0), track(1)], 10_000_000)).toEqual([0, 1]);
});

test("a step up needs more room than staying up", () => {
  expect(allocateLayers([track(1)], 410_000)).toEqual([0]);
  expect(allocateLayers([track(1, 1)], 410_000)).toEqual([1]);
});

test("above the lowest layers, what is allowed fits what is available", () => {
  const quality = fc.constantFrom(0 as const, 1 as const, 2 as const);
  const demand = fc.record({ wanted: quality, allowed: quality, bps: fc.constant(bps) });
  fc.assert(
    fc.property(fc.array(demand, { maxLength: 12 }), fc.nat({ max: 20_000_000 }), (demands, available) => {
      const allowed = allocateLayers(demands, available);
      const used = allowed.reduce<number>((sum, chosen) => sum + (bps[chosen] ?? 0), 0);
      expect(used).toBeLessThanOrEqual(Math.max(available, demands.length * 100_000));
      allowed.forEach((chosen, index) => expect(chosen).toBeLessThanOrEqual(demands[index]?.wanted ?? 0));
    }),
  );
});
