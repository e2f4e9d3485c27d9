import { expect, test } from "vitest";
import { timeLeft } from "./timeLeft.ts";

test("a wait is told in days, hours, minutes and seconds", () => {
  expect(timeLeft(((8 * 24 + 3) * 3600 + 46 * 60 + 12) * 1000)).toEqual({ day: 8, hour: 3, minute: 46, second: 12 });
});

test("a begun second counts whole", () => {
  expect(timeLeft(1).second).toBe(1);
});

test("a moment that has passed leaves nothing", () => {
  expect(timeLeft(-5000)).toEqual({ day: 0, hour: 0, minute: 0, second: 0 });
});
