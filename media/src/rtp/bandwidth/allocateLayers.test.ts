import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Quality } from "../peerMedia.ts";
import { allocateLayers, type LayerDemand } from "./allocateLayers.ts";

const bps = [100_000, 400_000, 1_500_000];
const track = (wanted: Quality, more: Partial<LayerDemand> = {}): LayerDemand => ({
  wanted,
  allowed: 0,
  importance: 1,
  bps,
  ...more,
});
const allowedOf = (demands: readonly LayerDemand[], available: number) => allocateLayers(demands, available).allowed;

test("without a limit every layer is allowed", () => {
  expect(allowedOf([track(2), track(0)], Infinity)).toEqual([2, 2]);
});

test("the steps are given out in turn, everybody's lowest first", () => {
  expect(allowedOf([track(2), track(2)], 600_000)).toEqual([1, 0]);
  expect(allowedOf([track(2), track(2)], 900_000)).toEqual([1, 1]);
  expect(allowedOf([track(2), track(2)], 3_400_000)).toEqual([2, 2]);
});

test("what finds no room even in its lowest layer is held back", () => {
  expect(allowedOf([track(2), track(2)], 150_000)).toEqual([0, null]);
  expect(allowedOf([track(2), track(2)], 50_000)).toEqual([null, null]);
});

test("what is shown largest goes first, in every step", () => {
  const large = track(2, { importance: 9, allowed: null });
  expect(allowedOf([track(2), track(2), large], 130_000)).toEqual([null, null, 0]);
  expect(allowedOf([track(2), large], 600_000)).toEqual([0, 1]);
});

test("a picture too large for the line does not stop the small ones", () => {
  const screen = track(2, { importance: 9, bps: [1_500_000, 1_500_000, 1_500_000] });
  expect(allowedOf([screen, track(2)], 300_000)).toEqual([null, 0]);
});

test("among equals who has a picture keeps it", () => {
  expect(allowedOf([track(0, { allowed: null }), track(0)], 150_000)).toEqual([null, 0]);
});

test("nobody gets more than they want", () => {
  expect(allowedOf([track(0), track(1)], 10_000_000)).toEqual([0, 1]);
});

test("a step up needs more room than staying up", () => {
  expect(allowedOf([track(1)], 410_000)).toEqual([0]);
  expect(allowedOf([track(1, { allowed: 1 })], 410_000)).toEqual([1]);
  expect(allowedOf([track(0, { allowed: null })], 110_000)).toEqual([null]);
});

test("what is missing is the next step of each track that found no room", () => {
  expect(allocateLayers([track(2), track(2)], 3_400_000).missingBps).toBe(0);
  const { usedBps, missingBps } = allocateLayers([track(2), track(2, { allowed: null })], 150_000);
  expect(usedBps).toBe(100_000);
  expect(missingBps).toBeCloseTo(115_000 + 345_000);
});

test("what is allowed fits what is available, whatever is wanted", () => {
  const quality = fc.constantFrom(0 as const, 1 as const, 2 as const);
  const demand = fc.record({
    wanted: quality,
    allowed: fc.option(quality),
    importance: fc.nat({ max: 3 }),
    bps: fc.constant(bps),
  });
  fc.assert(
    fc.property(fc.array(demand, { maxLength: 12 }), fc.nat({ max: 20_000_000 }), (demands, available) => {
      const { allowed, usedBps } = allocateLayers(demands, available);
      const used = allowed.reduce<number>((sum, chosen) => sum + (chosen === null ? 0 : (bps[chosen] ?? 0)), 0);
      expect(used).toBe(usedBps);
      expect(used).toBeLessThanOrEqual(available);
      allowed.forEach((chosen, index) => expect(chosen ?? 0).toBeLessThanOrEqual(demands[index]?.wanted ?? 0));
    }),
  );
});
