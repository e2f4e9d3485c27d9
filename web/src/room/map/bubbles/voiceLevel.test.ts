import { expect, test } from "vitest";
import { followLevel } from "./voiceLevel.ts";

test("the ring rises with a voice faster than it falls after it", () => {
  const risen = followLevel(0, 1, 60);
  const fallen = 1 - followLevel(1, 0, 60);
  expect(risen).toBeCloseTo(1 - Math.exp(-1), 6);
  expect(fallen).toBeLessThan(risen / 2);
});

test("silence ends at exactly nothing", () => {
  let level = 1;
  for (let frame = 0; frame < 200; frame += 1) level = followLevel(level, 0, 16);
  expect(level).toBe(0);
});
