import { createCallDesk } from "@atrium/testkit/callDesk";
import type { CallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { startFakeStripe } from "@atrium/testkit/fakeStripe";
import { afterAll, expect, test } from "vitest";
import { createLocalBus } from "../platform/bus.ts";
import { receiveMessage } from "./messages/receiveMessage.ts";
import { createStripePayments } from "./payments/createStripePayments.ts";

const DAY = 24 * 3_600_000;
const database = await createTestDatabase();
const late: { desk: CallDesk | null } = { desk: null };
const stripe = await startFakeStripe(() => late.desk?.clock.nowMs() ?? 0);
afterAll(async () => {
  await stripe.stop();
  await database.close();
});
const payments = createStripePayments({ ...stripe, apiUrl: stripe.url });
const desk = createCallDesk(database.db, { defaultPlan: "free", billing: { payments } });
late.desk = desk;
const faults: unknown[] = [];
const needs = {
  db: database.db,
  bus: createLocalBus(),
  clock: desk.clock,
  payments,
  onFault: (error: unknown) => faults.push(error),
};

const STARTUP = { rateId: "startup", period: "month", people: 18 } as const;

/** A team that bought its plan on Stripe's page, with a card that only the subscription knows. */
async function boughtOnPage() {
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Kite" });
  await desk.done(admin, "setTaxRate", { teamId, country: "DE", zip: "10119", taxNumber: null });
  await desk.done(admin, "getSubscriptionCheckoutLink", { teamId, ...STARTUP });
  const customer = [...stripe.customers.values()].find(({ metadata }) => metadata["teamId"] === teamId);
  const customerId = customer?.id ?? "";
  const cardId = stripe.giveCard();
  stripe.ask("POST", `/v1/payment_methods/${cardId}/attach`, { customer: customerId });
  stripe.ask("POST", `/v1/customers/${customerId}`, { "address[country]": "DE" });
  const lookup = { lookup_key: "atrium_startup_month_500", unit_amount: "500", "recurring[interval]": "month" };
  const { id: price } = stripe.ask("POST", "/v1/prices", lookup);
  const item = { "items[0][price]": String(price), "items[0][quantity]": "18", "metadata[teamId]": teamId };
  stripe.ask("POST", "/v1/subscriptions", { customer: customerId, default_payment_method: cardId, ...item });
  for (const message of stripe.messages.filter(({ body }) => body.includes(customerId))) {
    const { body, signature } = stripe.signed(message);
    await receiveMessage(needs, body, signature);
  }
  return { admin, teamId, customerId, cardId };
}
const tomorrow = () => {
  const day = new Date(desk.clock.nowMs() + 2 * DAY).toISOString().slice(0, 10);
  return { startDate: day, startTime: "09:00", endDate: day, endTime: "18:00", timeZone: "UTC", people: 180 };
};

test("the card of a subscription bought on Stripe's page pays for its upgrade and for a day pass", async () => {
  const { admin, teamId, cardId } = await boughtOnPage();
  const { cards } = await desk.done(admin, "listCards", { teamId });
  expect(cards).toMatchObject([{ id: cardId, default: true }]);
  expect(await desk.call(admin, "upgradeRate", { teamId, ...STARTUP, people: 28 })).toMatchObject({
    value: { payment: { state: "confirmed", amountCents: 5950 } },
  });
  expect(await desk.call(admin, "buyDayPass", { teamId, ...tomorrow() })).toMatchObject({
    value: { payment: { state: "confirmed" } },
  });
  expect(faults).toEqual([]);
});

test("another default card pays for such a subscription too, as its own one went first", async () => {
  const { admin, teamId, customerId } = await boughtOnPage();
  stripe.refuseCards(customerId, true);
  const { card } = await desk.done(admin, "addCard", { teamId, cardId: stripe.giveCard() });
  expect(card.default).toBe(false);
  expect(await desk.call(admin, "upgradeRate", { teamId, ...STARTUP, people: 28 })).toMatchObject({
    code: "paymentFailed",
  });
  await desk.done(admin, "setDefaultCard", { teamId, cardId: card.id });
  const { cards } = await desk.done(admin, "listCards", { teamId });
  expect(cards.find((each) => each.default)?.id).toBe(card.id);
  expect((await desk.call(admin, "upgradeRate", { teamId, ...STARTUP, people: 28 })).code).toBe("success");
});
