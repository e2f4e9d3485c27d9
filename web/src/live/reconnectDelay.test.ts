import * as fc from "fast-check";
import { expect, test } from "vitest";
import { reconnectDelayMs } from "./reconnectDelay.ts";

test("waits double with each try, up to 15 seconds", () => {
  expect([1, 2, 3, 4, 8, 40].map((attempt) => reconnectDelayMs(attempt, 0.5))).toEqual([
    250, 500, 1000, 2000, 15000, 15000,
  ]);
});

test("spreads each wait by at most a fifth either way", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (attempt, random) => {
      const middle = reconnectDelayMs(attempt, 0.5);
      const delay = reconnectDelayMs(attempt, random);
      return delay >= middle * 0.8 - 1e-9 && delay <= Math.min(middle * 1.2, 15_000) + 1e-9;
    }),
  );
});
