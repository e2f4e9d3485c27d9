import { createCallDesk } from "@atrium/testkit/callDesk";
import type { CallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { startFakeStripe } from "@atrium/testkit/fakeStripe";
import { afterAll, expect, test } from "vitest";
import { lookAtPurchases } from "./messages/lookAtPurchases.ts";
import { receiveMessage } from "./messages/receiveMessage.ts";
import { createLocalBus } from "../platform/bus.ts";
import { teamChanged, teamPlanChanged } from "../team/index.ts";
import { createStripePayments } from "./payments/createStripePayments.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
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
const { clock } = desk;

const faults: unknown[] = [];
const needs = {
  db: database.db,
  bus: createLocalBus(),
  clock,
  payments,
  onFault: (error: unknown) => faults.push(error),
};
const receive = ({ body, signature }: { body: string; signature: string }) => receiveMessage(needs, body, signature);
/** Repeated as often as it takes: each round checks only some teams. */
async function look() {
  for (let times = 0; times < 8; times += 1) await lookAtPurchases(needs, clock.nowMs());
}

const STARTUP = { rateId: "startup", period: "month", people: 18 } as const;

async function studio(last4 = "4242") {
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Kite" });
  await desk.done(admin, "setTaxRate", { teamId, country: "DE", zip: "10119", taxNumber: null });
  await desk.done(admin, "addCard", { teamId, cardId: stripe.giveCard(last4) });
  const customer = [...stripe.customers.values()].find(({ metadata }) => metadata["teamId"] === teamId);
  return { admin, teamId, customerId: customer?.id ?? "" };
}
type Studio = Awaited<ReturnType<typeof studio>>;
const planOf = async ({ admin, teamId }: Studio) => (await desk.done(admin, "getTeam", { teamId })).team.plan;
const subscriptionOf = async ({ admin, teamId }: Studio) =>
  (await desk.done(admin, "getTeamBillingCapabilities2", { teamId })).subscription;
const buy = async ({ admin, teamId }: Studio) => {
  const { payment } = await desk.done(admin, "buyRate", { teamId, ...STARTUP });
  return payment;
};
/** Messages about a customer, in the order in which they were made. */
const messagesOf = ({ customerId }: Studio, since = 0) =>
  stripe.messages.slice(since).filter(({ body }) => body.includes(customerId));
/** A subscription bought on Stripe's own page, still unknown here. */
const buyElsewhere = ({ customerId, teamId }: Studio) => {
  const lookup = { lookup_key: "atrium_startup_month_500", unit_amount: "500", "recurring[interval]": "month" };
  const { id } = stripe.ask("POST", "/v1/prices", lookup);
  const item = { "items[0][price]": String(id), "items[0][quantity]": "18", "metadata[teamId]": teamId };
  stripe.ask("POST", "/v1/subscriptions", { customer: customerId, ...item });
};

/** Counts how often the team's latest invoice is charged from now on. */
function triesOf({ customerId }: Studio) {
  const { data } = stripe.ask("GET", "/v1/subscriptions", { customer: customerId });
  const [{ latest_invoice: invoice = "" } = {}] = data as { latest_invoice?: string }[];
  const tries = () => stripe.requests.filter((each) => each.endsWith(`${invoice}/pay`)).length;
  const before = tries();
  return () => tries() - before;
}

test("what was bought elsewhere is known by its message", async () => {
  const team = await studio();
  stripe.ask("POST", `/v1/customers/${team.customerId}`, { "address[country]": "DE" });
  buyElsewhere(team);
  expect(await planOf(team)).toBe("free");
  const told: string[] = [];
  for (const each of [teamChanged, teamPlanChanged])
    needs.bus.subscribe(each, ({ teamId }) => void (teamId === team.teamId && told.push(each.name)));
  const [first] = messagesOf(team);
  expect(await receive(stripe.signed(first ?? { body: "" }))).toBe(true);
  expect(await planOf(team)).toBe("startup");
  expect(await subscriptionOf(team)).toMatchObject({ state: "active", people: 18 });
  expect(told).toEqual(["teamChanged", "teamPlanChanged"]);
});

test.each([
  ["in their order", (all: readonly number[]) => all],
  ["the last first", (all: readonly number[]) => [...all].reverse()],
  ["three times each", (all: readonly number[]) => [...all, ...all, ...all]],
  ["never", () => []],
])("messages that come %s leave the same state", async (_how, order) => {
  const team = await studio("3184");
  const since = stripe.messages.length;
  const payment = await buy(team);
  stripe.answerBank(payment?.clientSecret ?? "", true);
  const made = messagesOf(team, since);
  for (const at of order(made.map((_, index) => index)))
    expect(await receive(stripe.signed(made[at] ?? { body: "" }))).toBe(true);
  await desk.done(team.admin, "checkPayment", { teamId: team.teamId, paymentId: payment?.id ?? "" });
  for (const message of made) await receive(stripe.signed(message));
  expect(await planOf(team)).toBe("startup");
  expect(await subscriptionOf(team)).toMatchObject({ state: "active", rateId: "startup", period: "month", people: 18 });
});

test("without any message and with the page closed, a payment is seen by itself", async () => {
  const team = await studio("3184");
  const payment = await buy(team);
  stripe.answerBank(payment?.clientSecret ?? "", true);
  expect(await planOf(team)).toBe("free");
  clock.advance(11 * 60_000);
  await look();
  expect(await planOf(team)).toBe("startup");
});

test("a message counts only with Stripe's signature, made just now", async () => {
  const team = await studio();
  stripe.ask("POST", `/v1/customers/${team.customerId}`, { "address[country]": "DE" });
  buyElsewhere(team);
  const [message = { body: "" }] = messagesOf(team);
  const { body, signature } = stripe.signed(message);
  expect(await receive({ body: `${body} `, signature })).toBe(false);
  expect(await receive({ body, signature: signature.replace(/v1=./, "v1=0").slice(0, -1) })).toBe(false);
  expect(await receive({ body, signature: "" })).toBe(false);
  expect(await receive(stripe.signed(message, 301))).toBe(false);
  expect(await planOf(team)).toBe("free");
});

test("messages about nobody, strangers and kinds that are new are taken and change nothing", async () => {
  const about = (object: object) =>
    JSON.stringify({
      id: `evt_new_${JSON.stringify(object).length}`,
      object: "event",
      type: "new.kind",
      data: { object },
    });
  expect(await receive(stripe.signed({ body: about({ object: "balance" }) }))).toBe(true);
  const stranger = stripe.ask("POST", "/v1/customers", { name: "Somebody" });
  expect(await receive(stripe.signed({ body: about({ object: "invoice", customer: stranger["id"] }) }))).toBe(true);
});

test("while Stripe cannot be asked a message is not taken, and is when it comes again", async () => {
  const team = await studio();
  stripe.ask("POST", `/v1/customers/${team.customerId}`, { "address[country]": "DE" });
  buyElsewhere(team);
  const [message = { body: "" }] = messagesOf(team);
  stripe.failNext("error");
  await expect(receive(stripe.signed(message))).rejects.toThrow("could not be asked");
  expect(await planOf(team)).toBe("free");
  expect(await receive(stripe.signed(message))).toBe(true);
  expect(await planOf(team)).toBe("startup");
});

const PLACES = Array.from({ length: 16 }, (_, at) => at);
test.each(["error", "reset", "lost"] as const)(
  "wherever in a purchase Stripe stops answering (%s), the team pays once and has its plan",
  async (how) => {
    for (const place of PLACES) {
      const team = await studio();
      // Stripe's client retries once after a connection ends.
      stripe.failNext(how, { times: how === "error" ? 1 : 2, after: place });
      const input = { teamId: team.teamId, ...STARTUP };
      await desk.call(team.admin, "buyRate", input);
      stripe.failNoMore();
      await desk.call(team.admin, "buyRate", input);
      clock.advance(11 * 60_000);
      await look();
      expect([place, await planOf(team)]).toEqual([place, "startup"]);
      const { data } = stripe.ask("GET", "/v1/subscriptions", { customer: team.customerId });
      expect((data as { status: string }[]).map(({ status }) => status)).toEqual(["active"]);
    }
  },
);

test("a renewal that fails is tried after one, three, five and seven days; then the team is on the free plan", async () => {
  const team = await studio();
  await buy(team);
  stripe.refuseCards(team.customerId, true);
  clock.advance(30 * DAY);
  stripe.renew();
  await look();
  const failed = await subscriptionOf(team);
  expect([await planOf(team), failed?.state]).toEqual(["startup", "pastDue"]);
  const tries = triesOf(team);
  for (const days of [1, 2, 2, 2]) {
    clock.advance(days * DAY);
    await look();
    await look();
  }
  expect(tries()).toBe(4);
  expect(await planOf(team)).toBe("startup");
  clock.advance(11 * 60_000);
  await look();
  expect([await planOf(team), await subscriptionOf(team)]).toEqual(["free", null]);
  expect(faults).toEqual([]);
});

test("a renewal that is paid at a later try goes on", async () => {
  const team = await studio();
  await buy(team);
  stripe.refuseCards(team.customerId, true);
  clock.advance(30 * DAY);
  stripe.renew();
  await look();
  stripe.refuseCards(team.customerId, false);
  clock.advance(DAY);
  await look();
  expect(await subscriptionOf(team)).toMatchObject({ state: "active", nextTryAt: null });
});

test("a renewal that failed is not tried sooner because a day pass ends in between", async () => {
  const team = await studio();
  await buy(team);
  clock.advance(29 * DAY);
  const at = (hours: number) => new Date(clock.nowMs() + hours * HOUR).toISOString();
  const [from, to] = [at(24), at(36)];
  const moments = { startDate: from.slice(0, 10), startTime: from.slice(11, 16) };
  const until = { endDate: to.slice(0, 10), endTime: to.slice(11, 16) };
  await desk.done(team.admin, "buyDayPass", { teamId: team.teamId, ...moments, ...until, timeZone: "UTC", people: 50 });
  stripe.refuseCards(team.customerId, true);
  clock.advance(DAY);
  stripe.renew();
  await look();
  expect(await subscriptionOf(team)).toMatchObject({ state: "pastDue" });
  const tries = triesOf(team);
  clock.advance(12 * HOUR);
  await look();
  const { dayPasses } = await desk.done(team.admin, "listTeamDayPasses", { teamId: team.teamId });
  expect([dayPasses[0]?.state, tries()]).toEqual(["over", 0]);
  clock.advance(12 * HOUR);
  await look();
  expect(tries()).toBe(1);
  expect(faults).toEqual([]);
});

test("a deleted team is not charged again", async () => {
  const team = await studio();
  await buy(team);
  await desk.done(team.admin, "deleteTeam", { teamId: team.teamId });
  await look();
  const { data } = stripe.ask("GET", "/v1/subscriptions", { customer: team.customerId });
  expect(data).toMatchObject([{ cancel_at_period_end: true }]);
  clock.advance(30 * DAY);
  stripe.renew();
  const invoices = stripe.ask("GET", "/v1/invoices", { customer: team.customerId });
  expect(invoices["data"]).toHaveLength(1);
});

test("a renewal that was not paid is not tried again for a team that is deleted", async () => {
  const team = await studio();
  await buy(team);
  stripe.refuseCards(team.customerId, true);
  clock.advance(30 * DAY);
  stripe.renew();
  await look();
  await desk.done(team.admin, "deleteTeam", { teamId: team.teamId });
  stripe.refuseCards(team.customerId, false);
  const tries = triesOf(team);
  clock.advance(DAY);
  await look();
  expect(tries()).toBe(0);
});

test("a cancelled subscription ends with its period although no message comes", async () => {
  const team = await studio();
  await buy(team);
  await desk.done(team.admin, "cancelRate", { teamId: team.teamId });
  clock.advance(30 * DAY);
  stripe.renew();
  await look();
  expect(await planOf(team)).toBe("free");
});
