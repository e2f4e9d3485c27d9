import { capabilitiesOf, dayPassRate, paidRates, type BuyingFacts } from "@atrium/rules";
import { expect, test } from "vitest";
import { sayIn } from "../../platform/i18n/texts.ts";
import { exampleSubscription } from "../subscription/fixtures/exampleSubscription.ts";
import { obstacleOf, plansModel, type PlansNeeds } from "./plansModel.ts";
import { plansTexts } from "./texts.ts";

const modelOf = (change: Partial<PlansNeeds> = {}) =>
  plansModel({
    plan: "lite",
    rates: paidRates(),
    dayPass: dayPassRate(),
    period: "year",
    obstacle: null,
    canBuy: true,
    had: null,
    locale: "en",
    say: sayIn(plansTexts, "en"),
    ...change,
  });

test("a year is shown by its months, with what a month costs otherwise", () => {
  const { columns, saving } = modelOf();
  expect(columns.map(({ plan, price, unit, note }) => [plan, price, unit, note])).toEqual([
    ["free", "$0", "for up to 5", "No card needed"],
    ["lite", "$35", "for up to 25", "$40 by the month"],
    ["startup", "$4.50", "per person online", "$5 by the month"],
    ["enterprise", "$10", "per person online", "$12 by the month"],
  ]);
  expect(saving).toBe("up to −17%");
  expect(modelOf({ period: "month" }).columns.map(({ price }) => price)).toEqual(["$0", "$40", "$5", "$12"]);
});

test("what a contract begins at is written as each language writes amounts", () => {
  expect(modelOf().contract).toBe(
    "More than 1,000 people, a contract and an invoice of your own, for education from $2,500 a year",
  );
  const russian = modelOf({ locale: "ru", say: sayIn(plansTexts, "ru") }).contract;
  expect(russian.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll(/[\u2068\u2069]/g, "")).toBe(
    "Больше 1 000 человек, договор и свой счёт, для образования от 2 500 $ в год",
  );
});

test("the team's own plan is marked; on a contract none is", () => {
  const own = (change: Partial<PlansNeeds>) => modelOf(change).columns.filter(({ isOwn }) => isOwn);
  expect(own({}).map(({ plan }) => plan)).toEqual(["lite"]);
  expect(own({ plan: "custom" })).toEqual([]);
});

test("rows say the plans' limits, and what a plan has not", () => {
  const rows = new Map(
    modelOf().groups.flatMap(({ rows: all }) => all.map(({ name, cells }) => [name, cells.map(({ value }) => value)])),
  );
  expect(rows.get("Online at once")).toEqual(["5", "25", "10 to 250", "10 to 1,000"]);
  expect(rows.get("Hours a day")).toEqual(["5", "No limit", "No limit", "No limit"]);
  expect(rows.get("Recordings kept")).toEqual([false, "1", "5", "30"]);
  expect(rows.get("Single sign-on")).toEqual([false, false, false, true]);
});

test("a team that can change to something larger has no obstacle; one that can buy nothing has the reason", () => {
  const facts = { isSetUp: true, isVerified: true, hasCard: false, hasLocation: false };
  const startup = { rateId: "startup", period: "month", people: 18, state: "active", isEnding: false } as const;
  const of = (change: Partial<BuyingFacts>) =>
    obstacleOf(capabilitiesOf({ ...facts, plan: "free", subscription: null, ...change }));
  expect(of({})).toBeNull();
  expect(of({ plan: "startup", subscription: startup })).toBeNull();
  expect(of({ plan: "startup", subscription: { ...startup, isEnding: true } })).toBe("subscriptionNotActive");
  expect(of({ plan: "startup", subscription: { ...startup, state: "pastDue" } })).toBe("paymentFailed");
  expect(of({ plan: "custom" })).toBe("teamOnCustomRate");
  expect(of({ isSetUp: false })).toBe("buyingNotSetUp");
});

const chosen = (change: Partial<PlansNeeds>) => modelOf(change).columns.map(({ chooses }) => chooses);

test("plans that are sold can be chosen for a first subscription, and none where nothing can be bought", () => {
  expect(chosen({ plan: "free" })).toEqual([null, "lite", "startup", "enterprise"]);
  expect(chosen({ plan: "free", canBuy: false })).toEqual([null, null, null, null]);
});

test("a running subscription can take more people, a year or a larger plan, never a smaller one", () => {
  const paying = { plan: "startup", canBuy: false, had: exampleSubscription() } as const;
  expect(chosen(paying)).toEqual([null, null, "startup", "enterprise"]);
  const largest = { ...paying, plan: "enterprise", had: exampleSubscription({ rateId: "enterprise" }) } as const;
  expect(chosen(largest)).toEqual([null, null, null, "enterprise"]);
  const whole = {
    ...largest,
    had: exampleSubscription({ rateId: "enterprise", people: 1000, period: "year" }),
  } as const;
  expect(chosen(whole)).toEqual([null, null, null, null]);
  expect(chosen({ ...paying, obstacle: "subscriptionNotActive" })).toEqual([null, null, null, null]);
});

test("a day pass begins at its smallest price", () => {
  expect(modelOf().dayPassLead).toBe("For one summit or one party. From $30, up to 250 people, no subscription.");
});
