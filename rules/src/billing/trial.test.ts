import { constants } from "@atrium/contract";
import { expect, test } from "vitest";
import { againstTrial, planNow, trialEndMs } from "./trial.ts";

const NOW = 1_800_000_000_000;
const free = { plan: "free", boughtCapacity: null } as const;

test("during a trial the free plan counts as the one that is tried, for a few people, and then it is free again", () => {
  const trialEndsMs = trialEndMs(NOW);
  const team = { ...free, trialEndsMs };
  expect(trialEndsMs - NOW).toBe(14 * 24 * 3_600_000);
  expect(planNow(team, NOW)).toEqual({ plan: "startup", boughtCapacity: constants.trial.people });
  expect(planNow(team, trialEndsMs - 1).plan).toBe("startup");
  expect(planNow(team, trialEndsMs)).toEqual(free);
  expect(planNow({ ...free, trialEndsMs: null }, NOW)).toEqual(free);
});

test("what is bought during a trial counts instead of it", () => {
  const bought = { plan: "lite", boughtCapacity: null } as const;
  expect(planNow({ ...bought, trialEndsMs: trialEndMs(NOW) }, NOW)).toEqual(bought);
});

test("a team tries once, and only on the free plan", () => {
  expect(againstTrial({ plan: "free", trialEndsMs: null })).toBeNull();
  expect(againstTrial({ plan: "free", trialEndsMs: NOW })).toBe("trialAlreadyStarted");
  expect(againstTrial({ plan: "lite", trialEndsMs: null })).toBe("teamIsNotOnFreeRate");
});
