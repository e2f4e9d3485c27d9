import type { TeamSubscription } from "@atrium/contract";
import { paidRate, paidRates } from "@atrium/rules";
import { expect, test } from "vitest";
import { sayIn } from "../../platform/i18n/texts.ts";
import { againstChosen, firstChosen, fitted, offered, periodsOf, rangeOf, sumModel } from "./subscriptionModel.ts";
import { subscriptionTexts } from "./texts.ts";

const needs = { locale: "en", say: sayIn(subscriptionTexts, "en") } as const;
const rates = paidRates();
const had: TeamSubscription = {
  state: "active",
  rateId: "startup",
  period: "month",
  people: 18,
  periodEndsAt: "2026-12-22T12:00:00.000Z",
  nextTryAt: null,
};
const startup = { rateId: "startup", period: "year", people: 30 } as const;

test("the address chooses plan, people and period; what it names wrongly is as if it were absent", () => {
  const asked = { rateId: "enterprise", users: 40, period: "month" } as const;
  expect(firstChosen(asked, null, rates)).toEqual({ rateId: "enterprise", people: 40, period: "month" });
  expect(firstChosen({ rateId: "gold", users: 3 }, null, rates)).toEqual({ ...startup, people: 10 });
  expect(firstChosen({}, had, rates)).toEqual({ rateId: "startup", people: 18, period: "month" });
  expect(firstChosen({ users: 5000 }, had, rates).people).toBe(250);
});

test("a plan for the whole team has one number; a subscription never shrinks", () => {
  expect(rangeOf("lite", null, rates)).toEqual({ min: 25, max: 25 });
  expect(rangeOf("enterprise", had, rates)).toEqual({ min: 18, max: 1000 });
  expect(fitted({ ...startup, people: 4 }, had, rates).people).toBe(18);
  expect(offered(had, rates).map(({ id }) => id)).toEqual(["startup", "enterprise"]);
  expect(offered(null, rates)).toHaveLength(3);
});

test("what is no change, or a smaller one, has its reason", () => {
  expect(againstChosen({ ...startup, period: "month", people: 18 }, had)).toBe("selectMoreSpacesOrUsers");
  expect(againstChosen({ ...startup, period: "month" }, { ...had, period: "year" })).toBe("downgradeNotAvailable");
  expect(againstChosen(startup, had)).toBeNull();
  expect(againstChosen(startup, null)).toBeNull();
});

test("before the payment provider answers only the price is known", () => {
  const model = sumModel({ chosen: startup, rate: paidRate("startup"), cart: null, isChange: false }, needs);
  expect(model.lines).toEqual([{ name: "For 12 months", sum: "$1,620.00" }]);
  expect(model.total).toEqual({ name: "Without tax", sum: "$1,620.00", isFinal: false });
  expect(model.less).toBe("$180 a year less than monthly");
});

test("a change says what is due now, with what is left over of the present period", () => {
  const cart = { subtotalCents: 4200, discountCents: 0, taxCents: 798, totalCents: 4998, leftOverCents: 4800 };
  const chosen = { ...startup, period: "month" } as const;
  const { lines, total, less } = sumModel({ chosen, rate: paidRate("startup"), cart, isChange: true }, needs);
  expect(lines.map(({ name, sum }) => [name, sum])).toEqual([
    ["Until the period ends", "$90.00"],
    ["Left over from the present period", "−$48.00"],
    ["Tax", "$7.98"],
  ]);
  expect([total, less]).toEqual([{ name: "To pay today", sum: "$49.98", isFinal: true }, null]);
});

test("both ways to pay say what a month costs", () => {
  expect(periodsOf({ rate: paidRate("startup"), people: 80 }, needs).map(({ sum, saving }) => [sum, saving])).toEqual([
    ["$400.00 a month", null],
    ["$360.00 a month", "−10%"],
  ]);
});
