import * as fc from "fast-check";
import { expect, test } from "vitest";
import { reconnectDelayMs } from "./reconnectDelay.ts";

const MINUTE = 60_000;
const rounded = (lostForMs: number) => (attempt: number) => Math.round(reconnectDelayMs(attempt, lostForMs, 0.5));

test("waits are a quarter of a second at first, then double with each try up to three in the first minute and fifteen after it", () => {
  expect([1, 2, 3, 40].map(rounded(0))).toEqual([208, 208, 208, 208]);
  expect([4, 5, 40].map(rounded(30_000))).toEqual([2000, 2500, 2500]);
  expect([7, 40].map(rounded(MINUTE))).toEqual([12_500, 12_500]);
});

test("no wait of the first half of a minute is longer than a quarter of a second, of the first minute than three, none later than fifteen, and all are spread", () => {
  const random = fc.double({ min: 0, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat({ max: 10 * MINUTE }), random, (attempt, lostForMs, chance) => {
      const middleMs = reconnectDelayMs(attempt, lostForMs, 0.5);
      const delayMs = reconnectDelayMs(attempt, lostForMs, chance);
      const soonMs = lostForMs < 30_000 ? 250 : 3_000;
      expect(delayMs).toBeLessThanOrEqual(lostForMs < MINUTE ? soonMs : 15_000);
      expect(Math.abs(delayMs - middleMs)).toBeLessThanOrEqual(middleMs * 0.2 + 1e-9);
    }),
  );
});

test("a server that is away for a minute is asked at least every three seconds", () => {
  let [awayMs, attempt] = [0, 0];
  while (awayMs < MINUTE) {
    attempt += 1;
    awayMs += reconnectDelayMs(attempt, awayMs, 0.999);
  }
  expect(attempt).toBeGreaterThanOrEqual(20);
});

test("people who were lost in the same moment come back one after another", () => {
  const waits = [0, 0.25, 0.75].map((random) => reconnectDelayMs(3, 0, random));
  expect(new Set(waits).size).toBe(3);
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
});
