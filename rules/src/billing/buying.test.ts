import { PLANS } from "@atrium/contract";
import type { Plan } from "@atrium/contract";
import { expect, test } from "vitest";
import { againstDayPass, capabilitiesOf } from "./capabilities.ts";
import type { BuyingFacts } from "./capabilities.ts";
import { dayPassPriceCents, dayPassRate, fitsRate, paidRate, paidRates, ratePriceCents } from "./rates.ts";
import { taxesIn } from "./taxes.ts";
import { isTimeZone, momentIn, offsetMinutesAt } from "./zoneTime.ts";

const HOUR_MS = 3_600_000;
const ready = {
  plan: "free",
  isSetUp: true,
  isVerified: true,
  subscription: null,
  hasCard: true,
  hasLocation: true,
} as const;

test("plans are sold from the smallest to the largest, a year at the price of its months", () => {
  expect(paidRates().map(({ id, position, yearPriceCents }) => [id, position, yearPriceCents])).toEqual([
    ["lite", 0, 12 * 3500],
    ["startup", 1, 12 * 450],
    ["enterprise", 2, 12 * 1000],
  ]);
});

test("a plan for the whole team costs the same however many come, others cost by people", () => {
  expect(ratePriceCents(paidRate("lite"), "month", 25)).toBe(4000);
  expect(ratePriceCents(paidRate("startup"), "month", 18)).toBe(18 * 500);
  expect(ratePriceCents(paidRate("enterprise"), "year", 18)).toBe(18 * 12_000);
  expect([9, 10, 250, 251].map((people) => fitsRate(paidRate("startup"), people))).toEqual([false, true, true, false]);
  expect([24, 25, 26].map((people) => fitsRate(paidRate("lite"), people))).toEqual([false, true, false]);
});

test("a day pass costs by started days, and less for fifty people", () => {
  const cost = (people: number, hours: number) =>
    dayPassPriceCents(dayPassRate(), { people, lengthMs: hours * HOUR_MS });
  expect([cost(50, 1), cost(51, 1), cost(50, 24), cost(50, 24.5), cost(180, 32)]).toEqual([
    3000, 7000, 3000, 6000, 14_000,
  ]);
});

test("countries without a tax of their own have none", () => {
  expect(taxesIn("DE")).toEqual([{ name: "VAT", percent: 19 }]);
  expect(taxesIn("AU")).toEqual([{ name: "GST", percent: 10 }]);
  expect(taxesIn("US")).toEqual([]);
});

test("a team on the free plan with a card and a country buys at once, and upgrades nothing", () => {
  const { buy, upgrade, dayPass } = capabilitiesOf(ready);
  expect(buy.card.month).toEqual({ state: "POSSIBLE", errors: [], warnings: [] });
  expect(upgrade.card.year).toEqual({ state: "FORBIDDEN", errors: ["teamNotOnPaidRate"], warnings: [] });
  expect(buy.invoice.month).toEqual({ state: "FORBIDDEN", errors: ["invalidPaymentMethod"], warnings: [] });
  expect(dayPass.state).toBe("POSSIBLE");
});

test("what is missing is asked at the checkout", () => {
  const { buy } = capabilitiesOf({ ...ready, hasCard: false, hasLocation: false });
  expect(buy.card.year).toEqual({
    state: "NEEDS_CHECKOUT",
    errors: [],
    warnings: ["defaultCardNotFound", "customerLocationNotRecognized"],
  });
});

test("nothing is bought where buying is not set up, or by an admin without an e-mail", () => {
  const { buy, dayPass } = capabilitiesOf({ ...ready, isSetUp: false, isVerified: false });
  expect(buy.card.month.errors).toEqual(["buyingNotSetUp", "teamAdminAccountIsNotVerified"]);
  expect(dayPass.state).toBe("FORBIDDEN");
});

test("a subscription is bought from the free or an old plan, a day pass on any but contracts and old plans", () => {
  const states = (pick: (of: ReturnType<typeof capabilitiesOf>) => { state: string }) =>
    PLANS.filter((plan) => pick(capabilitiesOf({ ...ready, plan })).state !== "FORBIDDEN");
  expect(states(({ buy }) => buy.card.month)).toEqual(["free", "regular", "legacy"] satisfies Plan[]);
  expect(states(({ dayPass }) => dayPass)).toEqual(["free", "lite", "regular", "startup", "enterprise"]);
  expect(againstDayPass({ plan: "legacy" })).toEqual(["teamOnLegacyRate"]);
});

test("only an active subscription is upgraded", () => {
  const had = { rateId: "lite", period: "month", people: 25, state: "active", isEnding: false } as const;
  const upgraded = (change: Partial<BuyingFacts["subscription"]>) =>
    capabilitiesOf({ ...ready, plan: "lite", subscription: { ...had, ...change } }).upgrade.card;
  expect(upgraded({}).year.state).toBe("POSSIBLE");
  expect(upgraded({ isEnding: true }).year.errors).toEqual(["subscriptionNotActive"]);
  expect(upgraded({ state: "pastDue" }).year.errors).toEqual(["paymentFailed"]);
  expect(upgraded({ period: "year" }).month.errors).toEqual(["downgradeNotAvailable"]);
  expect(upgraded({ rateId: "enterprise", people: 1000, period: "year" }).year.errors).toEqual([
    "downgradeNotAvailable",
  ]);
});

test("clocks of a time zone are read through their changes", () => {
  const lengthHours = (from: readonly [string, string], to: readonly [string, string]) =>
    (momentIn("Europe/Berlin", ...to) - momentIn("Europe/Berlin", ...from)) / HOUR_MS;
  expect(lengthHours(["2027-03-27", "09:00"], ["2027-03-28", "18:00"])).toBe(32);
  expect(lengthHours(["2027-10-30", "09:00"], ["2027-10-31", "18:00"])).toBe(34);
  expect(momentIn("America/New_York", "2027-07-04", "12:00")).toBe(1_814_716_800_000); // 16:00 UTC
  expect(offsetMinutesAt("Asia/Kathmandu", 1_798_761_600_000)).toBe(345);
  expect([isTimeZone("Europe/Berlin"), isTimeZone("Europe/Atlantis")]).toEqual([true, false]);
});

test("an hour that comes twice is its first, one that is left out is that much later", () => {
  expect(momentIn("Europe/Berlin", "2027-10-31", "02:30")).toBe(1_824_942_600_000); // 00:30 UTC
  expect(momentIn("Europe/Berlin", "2027-03-28", "02:30")).toBe(1_806_197_400_000); // 01:30 UTC
});
