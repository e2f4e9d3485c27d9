import { PLANS, PLAN_FEATURES, PLAN_TERMS } from "@atrium/contract";
import type { Action, ErrorCode, Plan } from "@atrium/contract";
import { expect, test } from "vitest";
import { peopleOnlineLimit, planHas } from "./plans.ts";
import { refusalOf } from "../permissions/may.ts";

const ENTERPRISE: Plan[] = ["enterprise", "custom", "customEducation"];
const PAID = PLANS.filter((plan) => plan !== "free");

test.each<[Action, ErrorCode, readonly Plan[]]>([
  ["space.makePrivate", "privateSpaceForbiddenByRate", PAID],
  ["space.setPassword", "spacePasswordForbiddenByRate", PAID],
  ["space.setLogo", "logoFeatureIsNotAvailable", PAID],
  ["element.pin", "pinNotAllowed", PAID],
  ["element.lock", "lockNotAllowed", PAID],
  ["room.megaphone", "megaphoneNotAllowed", PAID],
  ["room.record", "recordingForbidden", PAID],
  ["team.manageSso", "forbidden", ENTERPRISE],
  ["team.manageWhiteLabel", "emailWhitelabelForbidden", ENTERPRISE],
  ["space.whiteLabel", "forbidden", ENTERPRISE],
])("even a team admin needs a plan for %s, else %s", (action, code, allowing) => {
  for (const plan of PLANS) {
    expect(refusalOf(action, { role: "TEAM_ADMIN", plan }), plan).toBe(allowing.includes(plan) ? null : code);
  }
});

test("an unknown plan allows nothing that depends on the plan", () => {
  expect(refusalOf("room.megaphone", { role: "TEAM_ADMIN" })).toBe("megaphoneNotAllowed");
});

test.each([
  ["free", 3, 5, 1, 3, 5, 0],
  ["lite", 20, 25, 3, 50, null, 1],
  ["regular", 50, 250, 1, 100, null, 5],
  ["startup", 50, 250, 5, 100, null, 5],
  ["enterprise", 200, 1000, 20, 300, null, 30],
] as const)("the limits of %s", (plan, ...limits) => {
  const terms = PLAN_TERMS[plan];
  expect([
    terms.roomsPerSpace,
    terms.peopleOnline,
    terms.spaces,
    terms.elementsPerRoom,
    terms.hoursPerDay,
    terms.recordingsKept,
  ]).toEqual(limits);
});

test("a plan that keeps recordings has the feature and one that keeps none has not", () => {
  for (const plan of PLANS) expect(planHas(plan, "recordings"), plan).toBe(PLAN_TERMS[plan].recordingsKept > 0);
});

test("nothing is locked on the plan of a self-hosted installation", () => {
  expect(PLAN_FEATURES.filter((feature) => !planHas("custom", feature))).toEqual([]);
});

test("a team has the places it bought, never more than its plan allows", () => {
  expect(peopleOnlineLimit("startup", 40)).toBe(40);
  expect(peopleOnlineLimit("startup", 400)).toBe(250);
  expect(peopleOnlineLimit("startup", null)).toBe(250);
});
