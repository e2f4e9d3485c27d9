import { constants } from "@atrium/contract";
import { array, assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { countUse, hoursLeft } from "./freeHours.ts";
import type { HoursUsed } from "./freeHours.ts";

const [MINUTE, HOUR] = [60_000, 3_600_000];
const EVERY = constants.quota.countedEveryMs;
const NOW = 1_795_262_400_000;

/** Counts steadily for this long. */
function useFor(ms: number, before: HoursUsed | null = null, fromMs = before?.countedMs ?? NOW): HoursUsed {
  let used = countUse(before, fromMs);
  for (let atMs = fromMs + EVERY; atMs <= fromMs + ms; atMs += EVERY) used = countUse(used, atMs);
  return used;
}
const left = (used: HoursUsed | null, nowMs = used?.countedMs ?? NOW) => hoursLeft("free", used, nowMs);

test("steady use counts to the minute, is low at ninety per cent and used up at all of it", () => {
  expect(left(null)).toMatchObject({ leftMs: 5 * HOUR, isLow: false });
  expect(left(useFor(4 * HOUR))).toMatchObject({ leftMs: HOUR, isLow: false });
  expect(left(useFor(4 * HOUR + 30 * MINUTE))).toMatchObject({ leftMs: 30 * MINUTE, isLow: true });
  expect(left(useFor(6 * HOUR))).toMatchObject({ leftMs: 0, restoredMs: NOW + 24 * HOUR });
});

test("time in which nobody met is not counted", () => {
  const morning = useFor(HOUR);
  const evening = useFor(HOUR, morning, NOW + 8 * HOUR);
  expect(evening).toMatchObject({ sinceMs: NOW, usedMs: 2 * HOUR });
});

test("a day after the first use all hours are there again", () => {
  const used = useFor(5 * HOUR);
  expect(left(used, NOW + 24 * HOUR - 1)).toMatchObject({ leftMs: 0 });
  expect(left(used, NOW + 24 * HOUR)).toMatchObject({ leftMs: 5 * HOUR, isLow: false });
  expect(countUse(used, NOW + 25 * HOUR)).toEqual({
    sinceMs: NOW + 25 * HOUR,
    usedMs: 0,
    countedMs: NOW + 25 * HOUR,
  });
});

test("plans that are paid for have no limit", () => {
  const used = useFor(6 * HOUR);
  for (const plan of ["lite", "regular", "startup", "enterprise", "custom", "customEducation", "legacy"] as const)
    expect(hoursLeft(plan, used, used.countedMs)).toBeNull();
});

test("however often and by how many it is counted, no more is counted than time has passed", () => {
  assert(
    property(array(integer({ min: -EVERY, max: 3 * EVERY }), { maxLength: 60 }), (steps) => {
      let [used, atMs, latestMs]: [HoursUsed | null, number, number] = [null, NOW, NOW];
      for (const step of steps) {
        atMs += step;
        latestMs = used === null ? atMs : Math.max(latestMs, atMs);
        used = countUse(used, atMs);
        expect(used.usedMs).toBeGreaterThanOrEqual(0);
        expect(used.usedMs).toBeLessThanOrEqual(latestMs - used.sinceMs);
      }
    }),
  );
});
