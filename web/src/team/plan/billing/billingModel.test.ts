import type { BillingEntry, TeamSubscription } from "@atrium/contract";
import { expect, test } from "vitest";
import { sayIn } from "../../../platform/i18n/texts.ts";
import { paidLines, subscriptionNote } from "./billingModel.ts";
import { planBillingTexts } from "./texts.ts";

const needs = { locale: "en", say: sayIn(planBillingTexts, "en") } as const;
const subscription: TeamSubscription = {
  state: "active",
  rateId: "startup",
  period: "month",
  people: 18,
  periodEndsAt: "2026-12-22T12:00:00.000Z",
  nextTryAt: null,
};

test("a subscription says when it renews, ends or is tried again", () => {
  const note = (change: Partial<TeamSubscription>) => subscriptionNote({ ...subscription, ...change }, needs);
  expect(note({})).toMatch(/^Monthly, renews on .*22/);
  expect(note({ period: "year" })).toMatch(/^Annual, renews on /);
  expect(note({ state: "ending" })).toMatch(/^Cancelled, ends on .*22/);
  expect(note({ state: "pastDue", nextTryAt: "2026-12-24T12:00:00.000Z" })).toMatch(/try again on .*24/);
  expect(note({ state: "pastDue" })).toMatch(/free plan/);
});

test("what was paid is listed with its sum, and its invoice once there is one", () => {
  const entry: BillingEntry = {
    id: "in_1",
    at: "2026-11-22T12:00:00.000Z",
    number: "ATR-0001",
    about: "rate",
    state: "completed",
    totalCents: 10_710,
    pdfUrl: "https://files.stripe.test/in_1.pdf",
  };
  const [paid, pending] = paidLines([entry, { ...entry, id: "in_2", state: "pending", pdfUrl: null }], needs);
  expect(paid).toMatchObject({ title: "Subscription", sum: "$107.10", isPaid: true, pdf: { url: entry.pdfUrl } });
  expect(pending).toMatchObject({ isPaid: false, pdf: null });
});
