import { must } from "@atrium/contract";
import type { WantedRate } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import type { CallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { startFakeStripe } from "@atrium/testkit/fakeStripe";
import { afterAll, expect, test } from "vitest";
import { createStripePayments } from "./payments/createStripePayments.ts";

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
const arrange = createArrange(database.db);

const STARTUP: WantedRate = { rateId: "startup", period: "month", people: 18 };

/** A team in Berlin with a card; null for none. */
async function studio(last4: string | null = "4242") {
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Kite" });
  await desk.done(admin, "setTaxRate", { teamId, country: "DE", zip: "10119", taxNumber: null });
  if (last4 !== null) await desk.done(admin, "addCard", { teamId, cardId: stripe.giveCard(last4) });
  return { admin, teamId };
}
type Studio = Awaited<ReturnType<typeof studio>>;

const planOf = async ({ admin, teamId }: Studio) => (await desk.done(admin, "getTeam", { teamId })).team.plan;
const subscriptionOf = async ({ admin, teamId }: Studio) =>
  (await desk.done(admin, "getTeamBillingCapabilities2", { teamId })).subscription;
const auditOf = async ({ admin, teamId }: Studio) =>
  (await desk.done(admin, "listTeamAuditEntries", { teamId })).entries.map(({ act }) => act.action);
const buy = ({ admin, teamId }: Studio, wanted: Partial<WantedRate> = {}) =>
  desk.call(admin, "buyRate", { teamId, ...STARTUP, ...wanted });

test("a team that pays has its plan at once, with as many people as it bought", async () => {
  const team = await studio();
  const { cart } = await desk.done(team.admin, "previewCart", { teamId: team.teamId, cart: STARTUP });
  expect(cart).toEqual({ subtotalCents: 9000, discountCents: 0, taxCents: 1710, totalCents: 10_710, leftOverCents: 0 });
  const bought = await buy(team);
  expect(bought.value?.payment).toMatchObject({
    state: "confirmed",
    amountCents: 10_710,
    clientSecret: null,
    bankUrl: null,
  });
  expect(await planOf(team)).toBe("startup");
  expect(await subscriptionOf(team)).toMatchObject({ state: "active", rateId: "startup", people: 18 });
  expect(desk.news).toContainEqual({ topic: "teamChanged", news: { teamId: team.teamId } });
  expect(await auditOf(team)).toContain("rateBought");
  expect(await buy(team)).toMatchObject({ code: "teamNotOnFreeOrLegacyRate" });
});

test("an invoice has the address that the team has when it buys", async () => {
  const team = await studio();
  const { admin, teamId } = team;
  await desk.done(admin, "setTaxRate", { teamId, country: "FR", zip: "75001", taxNumber: null });
  expect((await buy(team)).code).toBe("success");
  const customer = [...stripe.customers.values()].find(({ metadata }) => metadata["teamId"] === teamId);
  expect(customer).toMatchObject({ country: "FR" });
});

test("a card that is refused buys nothing and leaves nothing", async () => {
  const team = await studio("0341");
  expect(await buy(team)).toMatchObject({ code: "paymentFailed" });
  expect([await planOf(team), await subscriptionOf(team)]).toEqual(["free", null]);
  expect(await auditOf(team)).not.toContain("rateBought");
  const { card } = await desk.done(team.admin, "addCard", { teamId: team.teamId, cardId: stripe.giveCard() });
  await desk.done(team.admin, "setDefaultCard", { teamId: team.teamId, cardId: card.id });
  expect((await buy(team)).code).toBe("success");
});

test("what is missing or not sold is said, and nothing is asked of the bank", async () => {
  const team = await studio();
  expect(await buy(team, { rateId: "gold" })).toMatchObject({ code: "toRateNotFound" });
  expect(await buy(team, { people: 9 })).toMatchObject({ code: "selectMoreSpacesOrUsers" });
  expect(await buy(await studio(null))).toMatchObject({ code: "defaultCardNotFound" });
  const nowhere = await desk.account();
  const { id } = await desk.done(nowhere, "createTeam", { name: "Kite" });
  expect(await desk.call(nowhere, "buyRate", { teamId: id, ...STARTUP })).toMatchObject({
    code: "customerLocationNotRecognized",
  });
  const custom = await studio();
  await arrange.team(custom.teamId, { plan: "custom" });
  expect(await buy(custom)).toMatchObject({ code: "teamOnCustomRate" });
});

test("when the bank asks who is paying, the plan waits for the answer", async () => {
  const team = await studio("3184");
  const { admin, teamId } = team;
  const { payment } = (await buy(team)).value ?? { payment: null };
  const secret = must(payment?.clientSecret ?? null, "the bank asks");
  expect(payment?.bankUrl).toMatch(/^https:\/\/invoice\.stripe\.test\/in_/);
  const check = () => desk.call(admin, "checkPayment", { teamId, paymentId: payment?.id ?? "" });
  expect(await check()).toMatchObject({ code: "paymentIntentNotSucceeded" });
  expect(await planOf(team)).toBe("free");
  stripe.answerBank(secret, true);
  expect((await check()).value?.payment.state).toBe("confirmed");
  expect(await planOf(team)).toBe("startup");
});

test("of two purchases that wait for the bank only the newer can be paid", async () => {
  const team = await studio("3184");
  const [first, second] = [await buy(team), await buy(team)];
  const check = (paymentId = "") => desk.call(team.admin, "checkPayment", { teamId: team.teamId, paymentId });
  expect(await check(first.value?.payment?.id)).toMatchObject({ code: "paymentFailed" });
  stripe.answerBank(second.value?.payment?.clientSecret ?? "", true);
  expect((await check(second.value?.payment?.id)).value?.payment.state).toBe("confirmed");
  expect(await planOf(team)).toBe("startup");
});

test("when the bank does not believe it, the payment has failed", async () => {
  const team = await studio("3184");
  const { payment } = (await buy(team)).value ?? { payment: null };
  stripe.answerBank(payment?.clientSecret ?? "", false);
  const asked = { teamId: team.teamId, paymentId: payment?.id ?? "" };
  expect(await desk.call(team.admin, "checkPayment", asked)).toMatchObject({ code: "paymentFailed" });
  expect(await planOf(team)).toBe("free");
});

test("a payment of another team, or none, is not found", async () => {
  const [one, other] = [await studio(), await studio()];
  const { payment } = (await buy(one)).value ?? { payment: null };
  const check = (paymentId: string) => desk.call(other.admin, "checkPayment", { teamId: other.teamId, paymentId });
  expect(await check(payment?.id ?? "")).toMatchObject({ code: "paymentIntentNotFound" });
  expect(await check("pi_nosuch")).toMatchObject({ code: "paymentIntentNotFound" });
});

test("attempts at once buy once; two calls at once too", async () => {
  const team = await studio();
  const input = { teamId: team.teamId, ...STARTUP };
  const before = stripe.requests.length;
  const replies = await desk.attempts(4, { caller: team.admin, name: "buyRate", input });
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  const second = await studio();
  const codes = await Promise.all([buy(second), buy(second)]);
  expect(codes.filter(({ code }) => code === "success")).toHaveLength(1);
  const made = stripe.requests.slice(before).filter((each) => each === "POST /v1/subscriptions");
  expect(made).toHaveLength(2);
});

test("a promo code takes its share off, and a free one costs nothing", async () => {
  const team = await studio();
  const { admin, teamId } = team;
  const { params } = await desk.done(admin, "getBillingParams", { teamId });
  await desk.done(admin, "setBillingParams", { teamId, params: { ...params, promoCode: "SPRING27" } });
  const { cart } = await desk.done(admin, "previewCart", { teamId, cart: STARTUP });
  expect(cart).toMatchObject({ discountCents: 1800, totalCents: 8568 });
  await desk.done(admin, "setBillingParams", { teamId, params: { ...params, promoCode: "FREE27" } });
  expect((await buy(team)).value).toEqual({ payment: null });
  expect(await planOf(team)).toBe("startup");
});

test("what stands on invoices is at Stripe before anything is bought, the tax number too", async () => {
  const team = await studio();
  const { admin, teamId } = team;
  const { params } = await desk.done(admin, "getBillingParams", { teamId });
  const set = (taxNumber: string | null) =>
    desk.done(admin, "setBillingParams", {
      teamId,
      params: { ...params, businessName: "Kite Studio GmbH", email: "bills@kite.studio", taxNumber },
    });
  await set("DE 136 695 976");
  await buy(team);
  const customer = [...stripe.customers.values()].find(({ metadata }) => metadata["teamId"] === teamId);
  expect(customer).toMatchObject({ name: "Kite Studio GmbH", email: "bills@kite.studio", country: "DE" });
  expect(customer?.taxIds).toMatchObject([{ type: "eu_vat", value: "DE136695976" }]);
  await set(null);
  await desk.done(admin, "upgradeRate", { teamId, ...STARTUP, people: 30 });
  expect(customer?.taxIds).toEqual([]);
});

test("an upgrade costs the difference, now; a smaller plan is not sold", async () => {
  const team = await studio();
  const { admin, teamId } = team;
  await buy(team);
  const upgrade = (wanted: Partial<WantedRate>) => desk.call(admin, "upgradeRate", { teamId, ...STARTUP, ...wanted });
  expect(await upgrade({})).toMatchObject({ code: "selectMoreSpacesOrUsers" });
  expect(await upgrade({ people: 17 })).toMatchObject({ code: "downgradeNotAvailable" });
  const more = { ...STARTUP, people: 28 };
  const { cart } = await desk.done(admin, "previewUpgradeRate", { teamId, ...more });
  expect(cart).toMatchObject({ subtotalCents: 5000, leftOverCents: 9000, taxCents: 950, totalCents: 5950 });
  expect((await upgrade({ people: 28 })).value?.payment).toMatchObject({ state: "confirmed", amountCents: 5950 });
  expect(await subscriptionOf(team)).toMatchObject({ people: 28, period: "month" });
  await upgrade({ rateId: "enterprise", period: "year", people: 28 });
  expect(await planOf(team)).toBe("enterprise");
  expect(await upgrade({ rateId: "enterprise", people: 40 })).toMatchObject({ code: "downgradeNotAvailable" });
  expect(await auditOf(team)).toContain("rateUpgraded");
});

test("an upgrade that the bank refuses leaves what was", async () => {
  const team = await studio();
  const { admin, teamId } = team;
  await buy(team);
  const { card } = await desk.done(admin, "addCard", { teamId, cardId: stripe.giveCard() });
  await desk.done(admin, "setDefaultCard", { teamId, cardId: card.id });
  const customer = [...stripe.customers.values()].find(({ metadata }) => metadata["teamId"] === teamId);
  stripe.refuseCards(customer?.id ?? "", true);
  expect(await desk.call(admin, "upgradeRate", { teamId, ...STARTUP, people: 30 })).toMatchObject({
    code: "paymentFailed",
  });
  expect(await subscriptionOf(team)).toMatchObject({ people: 18, state: "active" });
});

test("a subscription is cancelled to the end of its period, and taken back before", async () => {
  const team = await studio();
  const { admin, teamId } = team;
  const [cancel, reactivate] = [
    () => desk.call(admin, "cancelRate", { teamId }),
    () => desk.call(admin, "reactivateRate", { teamId }),
  ];
  expect(await cancel()).toMatchObject({ code: "teamNotOnPaidRate" });
  await buy(team);
  expect(await reactivate()).toMatchObject({ code: "subscriptionIsActive" });
  expect((await cancel()).value?.subscription).toMatchObject({ state: "ending" });
  expect(await cancel()).toMatchObject({ code: "subscriptionNotActive" });
  expect(await planOf(team)).toBe("startup");
  const upgrade = { teamId, ...STARTUP, people: 30 };
  expect(await desk.call(admin, "upgradeRate", upgrade)).toMatchObject({ code: "subscriptionNotActive" });
  expect((await reactivate()).value?.subscription).toMatchObject({ state: "active" });
  expect(await auditOf(team)).toEqual(expect.arrayContaining(["rateCancelled", "rateReactivated"]));
});

test("invoices are listed a page at a time, the latest first", async () => {
  const team = await studio();
  const { admin, teamId } = team;
  expect(await desk.done(admin, "getBillingHistory", { teamId })).toEqual({ entries: [], hasMore: false });
  await buy(team);
  for (let people = 19; people < 40; people += 1) await desk.done(admin, "upgradeRate", { teamId, ...STARTUP, people });
  const first = await desk.done(admin, "getBillingHistory", { teamId });
  expect([first.entries.length, first.hasMore]).toEqual([20, true]);
  const rest = await desk.done(admin, "getBillingHistory", { teamId, after: first.entries.at(-1)?.id });
  expect(rest).toMatchObject({
    hasMore: false,
    entries: [{}, { about: "rate", state: "completed", totalCents: 10_710 }],
  });
});

test("links lead to Stripe's pages and back", async () => {
  const team = await studio(null);
  const { admin, teamId } = team;
  expect(await desk.call(admin, "getCustomerPortalLink", { teamId })).toMatchObject({ code: "teamIsNotOnPaidRate" });
  const page = await desk.done(admin, "getSubscriptionCheckoutLink", { teamId, ...STARTUP });
  expect(page.url).toMatch(/^https:\/\/checkout\.stripe\.test\/cs_/);
  const back = (url: string) => new URL(new URL(url).searchParams.get("paid") ?? "");
  expect(back(page.url).pathname).toBe(`/dashboard/team/${teamId}/plan-details`);
  expect(back(page.url).search).toBe("?subscription-payment-success=startup");
  // A team with a day pass only has cards and invoices too.
  expect((await desk.done(admin, "getCustomerPortalLink", { teamId })).url).toContain("bps_");
  await desk.done(admin, "addCard", { teamId, cardId: stripe.giveCard() });
  await buy(team);
  expect(await desk.call(admin, "getSubscriptionCheckoutLink", { teamId, ...STARTUP })).toMatchObject({
    code: "teamIsNotOnFreeRate",
  });
  expect((await desk.done(admin, "getCustomerPortalLink", { teamId })).url).toContain("bps_");
});

const perTeam = {
  buyRate: STARTUP,
  upgradeRate: STARTUP,
  cancelRate: {},
  reactivateRate: {},
  previewCart: { cart: STARTUP },
  previewUpgradeRate: STARTUP,
  checkPayment: { paymentId: "pi_1" },
  listTeamDayPasses: {},
  getBillingHistory: {},
  getSubscriptionCheckoutLink: STARTUP,
  getCustomerPortalLink: {},
} as const;

test.each(Object.entries(perTeam))("only admins of the team: %s", async (name, input) => {
  const { teamId } = await studio(null);
  const [member, guest, stranger] = [await desk.account(), await desk.account(), await desk.account()];
  await arrange.joinTeam(member, teamId, "MEMBER");
  await arrange.joinTeam(guest, teamId, "GUEST");
  const call = (who: typeof member) => desk.call(who, name as keyof typeof perTeam, { teamId, ...input });
  expect(await call(member)).toMatchObject({ code: "forbidden" });
  expect((await call(guest)).code).not.toBe("success");
  expect(await call(stranger)).toMatchObject({ code: "teamNotFound" });
});
