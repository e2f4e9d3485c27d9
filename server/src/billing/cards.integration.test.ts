import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { startFakeStripe } from "@atrium/testkit/fakeStripe";
import { afterAll, expect, test } from "vitest";
import { createStripePayments } from "./payments/createStripePayments.ts";

const database = await createTestDatabase();
const stripe = await startFakeStripe();
afterAll(async () => {
  await stripe.stop();
  await database.close();
});
const payments = createStripePayments({ ...stripe, apiUrl: stripe.url });
const desk = createCallDesk(database.db, { defaultPlan: "free", billing: { payments } });
const arrange = createArrange(database.db);

async function studio() {
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Kite" });
  return { admin, teamId };
}

test("the first card is the one that is charged, until another is chosen", async () => {
  const { admin, teamId } = await studio();
  const { clientSecret } = await desk.done(admin, "setupCard", { teamId });
  expect(clientSecret).toMatch(/^seti_.*_secret_/);
  const first = await desk.done(admin, "addCard", { teamId, cardId: stripe.giveCard("4242", "visa") });
  expect(first.card).toMatchObject({ default: true, last4: "4242", brand: "visa", expiresMonth: 8, expiresYear: 2031 });
  const second = await desk.done(admin, "addCard", { teamId, cardId: stripe.giveCard("4444", "mastercard") });
  expect(second.card.default).toBe(false);
  await desk.done(admin, "setDefaultCard", { teamId, cardId: second.card.id });
  const { cards } = await desk.done(admin, "listCards", { teamId });
  expect(cards.map((card) => [card.last4, card.default])).toEqual([
    ["4444", true],
    ["4242", false],
  ]);
  await desk.done(admin, "deleteCard", { teamId, cardId: second.card.id });
  expect((await desk.done(admin, "listCards", { teamId })).cards).toEqual([{ ...first.card, default: false }]);
  const { entries } = await desk.done(admin, "listTeamAuditEntries", { teamId });
  expect(entries.map(({ act }) => act.action).toSorted()).toEqual([
    "cardAdded",
    "cardAdded",
    "cardDeleted",
    "defaultCardSet",
  ]);
});

test("a card with a country is all that is needed to buy at once", async () => {
  const { admin, teamId } = await studio();
  const state = async () => {
    const { capabilities } = await desk.done(admin, "getTeamBillingCapabilities2", { teamId });
    return capabilities.buy.card.month;
  };
  expect(await state()).toMatchObject({ state: "NEEDS_CHECKOUT" });
  await desk.done(admin, "setTaxRate", { teamId, country: "DE", zip: null, taxNumber: null });
  expect((await state()).warnings).toEqual(["defaultCardNotFound"]);
  await desk.done(admin, "addCard", { teamId, cardId: stripe.giveCard() });
  expect(await state()).toEqual({ state: "POSSIBLE", errors: [], warnings: [] });
});

test("a team does nothing with the card of another", async () => {
  const [one, other] = [await studio(), await studio()];
  const { card } = await desk.done(one.admin, "addCard", { teamId: one.teamId, cardId: stripe.giveCard() });
  await desk.done(other.admin, "addCard", { teamId: other.teamId, cardId: stripe.giveCard() });
  const foreign = { teamId: other.teamId, cardId: card.id };
  expect(await desk.call(other.admin, "setDefaultCard", foreign)).toMatchObject({ code: "cardNotFound" });
  expect(await desk.call(other.admin, "deleteCard", foreign)).toMatchObject({ code: "cardNotFound" });
  expect(await desk.call(other.admin, "addCard", foreign)).toMatchObject({ code: "invalidPaymentMethod" });
  expect((await desk.done(one.admin, "listCards", { teamId: one.teamId })).cards).toEqual([card]);
});

test("a card that the bank declines is not added", async () => {
  const { admin, teamId } = await studio();
  const declined = { teamId, cardId: stripe.giveCard("0002") };
  expect(await desk.call(admin, "addCard", declined)).toMatchObject({ code: "cardDeclinedByStripe" });
  expect(await desk.done(admin, "listCards", { teamId })).toEqual({ cards: [] });
});

test("a card is removed once: whoever removes it again writes nothing down", async () => {
  const { admin, teamId } = await studio();
  const { card } = await desk.done(admin, "addCard", { teamId, cardId: stripe.giveCard() });
  const removal = { teamId, cardId: card.id };
  await desk.attempts(3, { caller: admin, name: "deleteCard", input: removal });
  expect(await desk.call(admin, "deleteCard", removal)).toMatchObject({ code: "success" });
  const { entries } = await desk.done(admin, "listTeamAuditEntries", { teamId });
  expect(entries.filter(({ act }) => act.action === "cardDeleted")).toHaveLength(1);
});

test("attempts at once make the team known once and add one card", async () => {
  const { admin, teamId } = await studio();
  const before = stripe.requests.length;
  const input = { teamId, cardId: stripe.giveCard() };
  const replies = await desk.attempts(5, { caller: admin, name: "addCard", input });
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  const made = stripe.requests.slice(before).filter((each) => each.startsWith("POST"));
  expect(made.filter((each) => each === "POST /v1/customers")).toHaveLength(1);
  expect(made.filter((each) => each.endsWith("/attach"))).toHaveLength(1);
  expect((await desk.done(admin, "listTeamAuditEntries", { teamId })).total).toBe(1);
});

test.each(["error", "reset"] as const)(
  "while Stripe does not answer (%s) nothing is lost, and it can be asked again",
  async (how) => {
    const { admin, teamId } = await studio();
    // Stripe's client retries once after a connection ends.
    stripe.failNext(how, { times: how === "reset" ? 2 : 1 });
    expect(await desk.call(admin, "setupCard", { teamId })).toMatchObject({ code: "unknownError" });
    expect(await desk.call(admin, "setupCard", { teamId })).toMatchObject({ code: "success" });
  },
);

test("guests sell and buy nothing: who pays has confirmed an e-mail", async () => {
  const guest = await desk.guest();
  const { teamId } = await desk.done(guest, "tryForFree", { teamName: "T", spaceName: "S" });
  expect(await desk.call(guest, "setupCard", { teamId })).toMatchObject({ code: "teamAdminAccountIsNotVerified" });
});

test("a promo code is kept only if there is one", async () => {
  const { admin, teamId } = await studio();
  const { params } = await desk.done(admin, "getBillingParams", { teamId });
  const set = (promoCode: string) => desk.call(admin, "setBillingParams", { teamId, params: { ...params, promoCode } });
  expect(await set("NOSUCH")).toMatchObject({ code: "couponNotFound" });
  expect(await set("SPRING27")).toMatchObject({ code: "success" });
});

test("members see no cards", async () => {
  const { teamId } = await studio();
  const member = await desk.account();
  await arrange.joinTeam(member, teamId, "MEMBER");
  expect(await desk.call(member, "listCards", { teamId })).toMatchObject({ code: "forbidden" });
});
