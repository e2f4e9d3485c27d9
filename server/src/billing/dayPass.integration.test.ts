import type { WantedDayPass } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import type { CallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { startFakeStripe } from "@atrium/testkit/fakeStripe";
import { afterAll, expect, test } from "vitest";
import { lookAtPurchases } from "./messages/lookAtPurchases.ts";
import { createLocalBus } from "../platform/bus.ts";
import { createStripePayments } from "./payments/createStripePayments.ts";

const HOUR = 3_600_000;
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
const arrange = createArrange(database.db);

const faults: unknown[] = [];
const needs = { db: database.db, bus: createLocalBus(), payments, onFault: (error: unknown) => faults.push(error) };
const look = () => lookAtPurchases(needs, clock.nowMs());

/** Tomorrow by the clock, for so many hours. */
function tomorrow(hours: number, people = 180): WantedDayPass {
  const [from, to] = [new Date(clock.nowMs() + 24 * HOUR), new Date(clock.nowMs() + (24 + hours) * HOUR)];
  const [day, time] = [(at: Date) => at.toISOString().slice(0, 10), (at: Date) => at.toISOString().slice(11, 16)];
  const moments = { startDate: day(from), startTime: time(from), endDate: day(to), endTime: time(to) };
  return { ...moments, timeZone: "UTC", people };
}

async function studio(last4 = "4242") {
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Kite" });
  await desk.done(admin, "setTaxRate", { teamId, country: "DE", zip: "10119", taxNumber: null });
  await desk.done(admin, "addCard", { teamId, cardId: stripe.giveCard(last4) });
  const plan = async () => (await desk.done(admin, "getTeam", { teamId })).team.plan;
  const states = async () =>
    (await desk.done(admin, "listTeamDayPasses", { teamId })).dayPasses.map((each) => each.state);
  return { admin, teamId, plan, states };
}

test("a day pass begins and ends by the clock", async () => {
  const { admin, teamId, plan, states } = await studio();
  const { cart } = await desk.done(admin, "previewCart", { teamId, cart: tomorrow(32) });
  expect(cart).toMatchObject({ subtotalCents: 14_000, taxCents: 2660, totalCents: 16_660 });
  const { payment } = await desk.done(admin, "buyDayPass", { teamId, ...tomorrow(32) });
  expect(payment).toMatchObject({ state: "confirmed", amountCents: 16_660 });
  expect([await plan(), await states()]).toEqual(["free", ["waiting"]]);
  clock.advance(24 * HOUR);
  await look();
  expect([await plan(), await states()]).toEqual(["regular", ["running"]]);
  clock.advance(32 * HOUR);
  await look();
  expect([await plan(), await states()]).toEqual(["free", ["over"]]);
  const { entries } = await desk.done(admin, "getBillingHistory", { teamId });
  expect(entries).toMatchObject([{ about: "dayPass", state: "completed", totalCents: 16_660 }]);
  expect(faults).toEqual([]);
});

test("it begins and ends also while Stripe is not reached", async () => {
  const { admin, teamId, plan } = await studio();
  await desk.done(admin, "buyDayPass", { teamId, ...tomorrow(2) });
  clock.advance(24 * HOUR);
  stripe.failNext("error");
  await look();
  expect([await plan(), faults.splice(0).length]).toEqual(["regular", 1]);
  clock.advance(2 * HOUR);
  stripe.failNext("error");
  await look();
  expect([await plan(), faults.splice(0).length]).toEqual(["free", 1]);
});

test("two passes at once: the larger counts, and each ends by itself", async () => {
  const { admin, teamId, plan } = await studio();
  await desk.done(admin, "buyDayPass", { teamId, ...tomorrow(2, 50) });
  await desk.done(admin, "buyDayPass", { teamId, ...tomorrow(4, 200) });
  clock.advance(24 * HOUR);
  await look();
  clock.advance(2 * HOUR);
  await look();
  expect(await plan()).toBe("regular");
  clock.advance(2 * HOUR);
  await look();
  expect(await plan()).toBe("free");
});

test("while it runs a team has its subscription, and cannot buy a second one", async () => {
  const { admin, teamId, plan } = await studio();
  const startup = { teamId, rateId: "startup", period: "month", people: 18 } as const;
  await desk.done(admin, "buyRate", { ...startup, rateId: "lite", people: 25 });
  await desk.done(admin, "buyDayPass", { teamId, ...tomorrow(2) });
  clock.advance(24 * HOUR);
  await look();
  expect(await plan()).toBe("regular");
  expect(await desk.call(admin, "buyRate", startup)).toMatchObject({ code: "teamNotOnFreeOrLegacyRate" });
  clock.advance(2 * HOUR);
  await look();
  expect(await plan()).toBe("lite");
});

test("a pass that the bank refuses is none; one that it asks about waits for the answer", async () => {
  const refused = await studio("0341");
  const call = { teamId: refused.teamId, ...tomorrow(2) };
  expect(await desk.call(refused.admin, "buyDayPass", call)).toMatchObject({ code: "paymentFailed" });
  expect(await refused.states()).toEqual([]);
  const { admin, teamId, states } = await studio("3184");
  const { payment } = await desk.done(admin, "buyDayPass", { teamId, ...tomorrow(2) });
  expect(await states()).toEqual(["pending"]);
  stripe.answerBank(payment?.clientSecret ?? "", true);
  await desk.done(admin, "checkPayment", { teamId, paymentId: payment?.id ?? "" });
  expect(await states()).toEqual(["waiting"]);
});

test("periods, zones and people that are not sold are refused", async () => {
  const { admin, teamId } = await studio();
  const buy = (change: Partial<WantedDayPass>) => desk.call(admin, "buyDayPass", { teamId, ...tomorrow(2), ...change });
  expect(await buy({ endDate: tomorrow(2).startDate, endTime: tomorrow(2).startTime })).toMatchObject({
    code: "invalidDayPassPeriod",
  });
  expect(await buy({ timeZone: "Europe/Atlantis" })).toMatchObject({ code: "invalidDayPassTimezone" });
  expect(await buy({ people: 251 })).toMatchObject({ code: "selectMoreSpacesOrUsers" });
  for (const [plan, code] of [
    ["custom", "teamOnCustomRate"],
    ["legacy", "teamOnLegacyRate"],
  ] as const) {
    await arrange.team(teamId, { plan });
    expect(await buy({})).toMatchObject({ code });
  }
});

test("attempts at once buy one pass", async () => {
  const { admin, teamId, states } = await studio();
  const input = { teamId, ...tomorrow(2) };
  const replies = await desk.attempts(4, { caller: admin, name: "buyDayPass", input });
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(await states()).toEqual(["waiting"]);
});

test("a page of Stripe sells a pass too, to admins of the team only", async () => {
  const { admin, teamId } = await studio();
  expect((await desk.done(admin, "getDayPassCheckoutLink", { teamId, ...tomorrow(2) })).url).toContain("cs_");
  const member = await desk.account();
  await arrange.joinTeam(member, teamId, "MEMBER");
  for (const name of ["buyDayPass", "getDayPassCheckoutLink"] as const)
    expect(await desk.call(member, name, { teamId, ...tomorrow(2) })).toMatchObject({ code: "forbidden" });
});

test("a page of Stripe that is opened shortly before does not postpone the beginning or the end of a pass", async () => {
  const { admin, teamId, plan } = await studio();
  await desk.done(admin, "buyDayPass", { teamId, ...tomorrow(2) });
  const openPage = () => desk.done(admin, "getDayPassCheckoutLink", { teamId, ...tomorrow(2) });
  const MINUTE = HOUR / 60;
  clock.advance(24 * HOUR - 2 * MINUTE);
  await openPage();
  clock.advance(2 * MINUTE);
  await look();
  expect(await plan()).toBe("regular");
  clock.advance(2 * HOUR - 2 * MINUTE);
  await openPage();
  clock.advance(2 * MINUTE);
  await look();
  expect(await plan()).toBe("free");
});

test("before it begins it is moved free of charge, keeps its length, and what Stripe says does not move it back", async () => {
  const { admin, teamId, plan, states } = await studio();
  await desk.done(admin, "buyDayPass", { teamId, ...tomorrow(2) });
  const read = async () => (await desk.done(admin, "listTeamDayPasses", { teamId })).dayPasses;
  const [bought] = await read();
  const at = clock.nowMs() + 48 * HOUR;
  const iso = new Date(at).toISOString();
  const start = { startDate: iso.slice(0, 10), startTime: iso.slice(11, 16), timeZone: "UTC" };
  const move = { teamId, dayPassId: bought?.id ?? "", ...start };
  await desk.done(admin, "moveDayPass", move);
  const fromMs = Date.parse(`${iso.slice(0, 16)}Z`);
  expect(await read()).toMatchObject([
    { startsAt: new Date(fromMs).toISOString(), endsAt: new Date(fromMs + 2 * HOUR).toISOString() },
  ]);
  const { entries } = await desk.done(admin, "getBillingHistory", { teamId });
  expect(entries).toHaveLength(1);
  clock.advance(25 * HOUR);
  await look();
  expect([await plan(), await states()]).toEqual(["free", ["waiting"]]);
  expect(await desk.call(admin, "moveDayPass", { ...move, startDate: "2020-01-01" })).toMatchObject({
    code: "invalidDayPassPeriod",
  });
  clock.advance(23 * HOUR);
  await look();
  expect([await plan(), await states()]).toEqual(["regular", ["running"]]);
  expect(await desk.call(admin, "moveDayPass", move)).toMatchObject({ code: "dayPassNotMovable" });
  clock.advance(2 * HOUR);
  await look();
  expect([await plan(), await states()]).toEqual(["free", ["over"]]);
});
