import type { DayPass } from "@atrium/contract";
import { expect, test } from "vitest";
import { exampleSubscription } from "../subscription/fixtures/exampleSubscription.ts";
import { outcomeOf, returnedWith } from "./returnModel.ts";

const STARTS = Date.UTC(2027, 2, 27, 8);
const pass = (change: Partial<DayPass> = {}): DayPass => ({
  id: "in_1",
  state: "waiting",
  startsAt: new Date(STARTS).toISOString(),
  endsAt: "2027-03-28T16:00:00.000Z",
  timeZone: "Europe/Berlin",
  people: 180,
  priceCents: 14_000,
  ...change,
});

test("the address says what was paid for, or nothing", () => {
  expect(returnedWith({})).toBeNull();
  expect(returnedWith({ "subscription-payment-success": "startup" })).toEqual({ thing: "rate" });
  expect(returnedWith({ "day-pass-payment-success": String(STARTS) })).toEqual({ thing: "dayPass", startsMs: STARTS });
  expect(returnedWith({ "day-pass-payment-success": "" })).toEqual({ thing: "dayPass", startsMs: null });
});

test("a subscription is in progress until the team has it", () => {
  const outcome = (subscription: ReturnType<typeof exampleSubscription> | null) =>
    outcomeOf({ thing: "rate" }, { subscription, dayPasses: [] });
  expect([outcome(null), outcome(exampleSubscription())]).toEqual(["inProgress", "confirmed"]);
});

test("a pass is told by its beginning, not by another one that is paid", () => {
  const outcome = (...dayPasses: DayPass[]) =>
    outcomeOf({ thing: "dayPass", startsMs: STARTS }, { subscription: null, dayPasses });
  expect(outcome()).toBe("inProgress");
  expect(outcome(pass({ startsAt: "2027-01-01T08:00:00.000Z", state: "over" }))).toBe("inProgress");
  expect([outcome(pass({ state: "pending" })), outcome(pass()), outcome(pass({ state: "failed" }))]).toEqual([
    "inProgress",
    "confirmed",
    "failed",
  ]);
});
