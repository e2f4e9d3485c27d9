import { newId, PLAN_TERMS } from "@atrium/contract";
import type { Plan, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { endContractsInTime } from "../../billing/index.ts";
import { teams } from "../../team/index.ts";
import { createLocalBus } from "../../platform/bus.ts";
import { runContract } from "./runContract.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const desk = createCallDesk(database.db, { defaultPlan: "free" });
const arrange = createArrange(database.db);
const DAY_MS = 24 * 3_600_000;
/** Days from the desk's own, which stands still. */
const inDays = (days: number) => new Date(desk.clock.nowMs() + days * DAY_MS).toISOString().slice(0, 10);
/** Each a moment after the one before. */
function run(...words: string[]) {
  desk.clock.advance(1);
  return runContract({ db: database.db, defaultPlan: "free" }, words, desk.clock.nowMs());
}

async function studio(name = "Kite") {
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: `${name} HQ` });
  const team = async () => (await desk.done(admin, "getTeam", { teamId })).team;
  const acts = async () =>
    (await desk.done(admin, "listTeamAuditEntries", { teamId })).entries.map(({ actorId, act }) => ({ actorId, act }));
  return { admin, teamId, spaceId, team, acts };
}
const full = (until: string) => [
  "--people=400",
  "--spaces=2",
  "--recordings=3",
  `--until=${until}`,
  "--note=Order 4711",
];

/** What the chore tells when it has looked at that time. */
async function endedAt(nowMs: number, defaultPlan: Plan = "free"): Promise<TeamId[]> {
  const told: TeamId[] = [];
  const bus = createLocalBus();
  const publish: typeof bus.publish = (topic, news) => {
    if (topic.name === "teamPlanChanged") told.push((news as { teamId: TeamId }).teamId);
  };
  await endContractsInTime({ db: database.db, bus: { publish }, defaultPlan }, nowMs);
  return told;
}

test("nothing is written without --yes, and what would be is said", async () => {
  const { teamId, team, acts } = await studio();
  const { ok, words } = await run("set", teamId, ...full(inDays(30)));
  expect(ok).toBe(true);
  expect(words).toContain(`Kite (${teamId}) would get a contract:`);
  expect(words).toContain("people      400 online in one space");
  expect(words).toContain("Nothing is changed yet");
  expect(await team()).toMatchObject({ plan: "free", contract: null });
  expect(await acts()).toEqual([]);
});

test("a team with a contract has its plan and its limits, and its admins read what was agreed", async () => {
  const { admin, teamId, spaceId, team, acts } = await studio();
  const until = inDays(30);
  const member = await desk.account();
  await arrange.joinTeam(member, teamId, "MEMBER");
  expect(await run("set", teamId, ...full(until), "--yes")).toMatchObject({ ok: true });
  expect(await team()).toMatchObject({
    plan: "custom",
    planNow: "custom",
    capacity: 400,
    spacesLimit: 2,
    recordingsLimit: 3,
    contract: { until, endsAt: new Date(Date.parse(until) + DAY_MS).toISOString(), note: "Order 4711" },
  });
  const asMember = (await desk.done(member, "getTeam", { teamId })).team;
  expect(asMember).toMatchObject({ capacity: 400, spacesLimit: 2, recordingsLimit: 3 });
  expect(asMember.contract).toBeUndefined();
  expect(await desk.done(admin, "listStageRecordings", { spaceId })).toMatchObject({ most: 3 });
  const agreed = { plan: "custom", people: 400, spaces: 2, recordings: 3, until };
  expect(await acts()).toEqual([{ actorId: null, act: { action: "contractMade", ...agreed } }]);
  const another = () => desk.call(admin, "createSpace", { teamId, name: "Kite yard" });
  expect(await another()).toMatchObject({ code: "success" });
  expect(await another()).toMatchObject({ code: "spacesQuantityRateLimit", detail: { limit: 2 } });
  const { capabilities } = await desk.done(admin, "getTeamBillingCapabilities2", { teamId });
  for (const { errors } of [capabilities.dayPass, capabilities.buy.card.month, capabilities.upgrade.card.year])
    expect(errors).toContain("teamOnCustomRate");
});

test("the same once more changes nothing; what is left out of a change stays", async () => {
  const { teamId, team, acts } = await studio();
  const [until, later] = [inDays(30), inDays(60)];
  await run("set", teamId, ...full(until), "--yes");
  const again = await run("set", teamId, ...full(until), "--yes");
  expect(again).toMatchObject({ ok: true, words: expect.stringContaining("has that already") });
  expect(await acts()).toHaveLength(1);
  const changed = await run("set", teamId, "--plan=custom education", `--until=${later}`, "--note=", "--yes");
  expect(changed.words).toContain(`until       ${later}, the end of that day by UTC  (was ${until}`);
  expect(changed.words).toContain("note        taken away");
  expect(await team()).toMatchObject({
    plan: "customEducation",
    capacity: 400,
    spacesLimit: 2,
    contract: { until: later, note: null },
  });
  const agreed = { plan: "customEducation", people: 400, spaces: 2, recordings: 3, until: later };
  expect((await acts())[0]).toEqual({ actorId: null, act: { action: "contractChanged", ...agreed } });
});

test("a new contract without limits has all its plan may grant", async () => {
  const { teamId, team } = await studio();
  const { peopleOnline, spaces, recordingsKept } = PLAN_TERMS.custom;
  await run("set", teamId, `--until=${inDays(0)}`, "--yes");
  expect(await team()).toMatchObject({ capacity: peopleOnline, spacesLimit: spaces, recordingsLimit: recordingsKept });
});

test("what cannot be is refused with what would be possible", async () => {
  const { teamId, team } = await studio();
  expect(await run("set", teamId, "--people=4", "--yes")).toEqual({
    ok: false,
    words: "A new contract needs its last day: --until=2027-03-31.",
  });
  const refused = await run("set", teamId, "--people=5001", "--spaces=0", `--until=${inDays(-1)}`, "--yes");
  expect(refused).toEqual({
    ok: false,
    words: [
      "--people must be from 1 to 5000, not 5001.",
      "--spaces must be from 1 to 1000, not 0.",
      `--until=${inDays(-1)} is over already.`,
    ].join("\n"),
  });
  expect(await run("set", newId(), ...full(inDays(3)), "--yes")).toMatchObject({ ok: false });
  expect(await run("nothing")).toMatchObject({ ok: false, words: expect.stringContaining("help says how it goes") });
  expect(await team()).toMatchObject({ plan: "free", contract: null });
});

test("a subscription that would be charged on is cancelled first", async () => {
  const { teamId, team } = await studio();
  await arrange.team(teamId, { plan: "startup", boughtCapacity: 18 });
  await database.db.execute(sql`insert into team_subscriptions
    (team_id, id, rate_id, period, people, state, is_ending, period_end, created_at)
    values (${teamId}, ${`sub ${teamId}`}, 'startup', 'month', 18, 'active', false, now() + interval '9 days', now())`);
  const words = ["set", teamId, ...full(inDays(30)), "--yes"];
  expect(await run(...words)).toMatchObject({ ok: false, words: expect.stringContaining("has a subscription") });
  expect(await team()).toMatchObject({ plan: "startup", capacity: 18, contract: null });
  await database.db.execute(sql`update team_subscriptions set is_ending = true where team_id = ${teamId}`);
  expect(await run(...words)).toMatchObject({ ok: true });
  // What is left of the subscription is there again if the contract ends before it.
  expect(await run("end", teamId, "--yes")).toMatchObject({ ok: true });
  expect(await team()).toMatchObject({ plan: "startup", capacity: 18, contract: null });
});

test("it ends by itself after its last day, once, and the team is on the free plan with all it has", async () => {
  const { admin, teamId, team, acts } = await studio();
  await run("set", teamId, ...full(inDays(0)), "--yes");
  await desk.done(admin, "createSpace", { teamId, name: "Kite yard" });
  const endMs = Date.parse(inDays(1));
  expect(await endedAt(endMs - 1)).not.toContain(teamId);
  expect(await team()).toMatchObject({ plan: "custom" });
  const both = await Promise.all([endedAt(endMs), endedAt(endMs)]);
  expect(both.flat().filter((id) => id === teamId)).toEqual([teamId]);
  expect(await team()).toMatchObject({
    plan: "free",
    capacity: PLAN_TERMS.free.peopleOnline,
    spacesLimit: PLAN_TERMS.free.spaces,
    recordingsLimit: 0,
    spacesCount: 2,
    contract: null,
  });
  expect((await acts()).filter(({ act }) => act.action === "contractRanOut")).toEqual([
    { actorId: null, act: { action: "contractRanOut" } },
  ]);
});

test.each(["custom", "legacy", "startup"] as const)(
  "where new teams are on %s, so is one whose contract has ended, whichever way it did",
  async (defaultPlan) => {
    const [byItself, early] = [await studio(), await studio()];
    await run("set", byItself.teamId, ...full(inDays(0)), "--yes");
    await run("set", early.teamId, ...full(inDays(9)), "--yes");
    expect(await endedAt(Date.parse(inDays(1)), defaultPlan)).toContain(byItself.teamId);
    const needs = { db: database.db, defaultPlan };
    expect(await runContract(needs, ["end", early.teamId, "--yes"], desk.clock.nowMs())).toMatchObject({ ok: true });
    const { spaces, recordingsKept } = PLAN_TERMS[defaultPlan];
    for (const { team } of [byItself, early])
      expect(await team()).toMatchObject({
        plan: defaultPlan,
        spacesLimit: spaces,
        recordingsLimit: recordingsKept,
        contract: null,
      });
  },
);

test("the contract of a deleted team ends too, and nobody gives it another", async () => {
  const { admin, teamId } = await studio();
  await run("set", teamId, ...full(inDays(0)), "--yes");
  await desk.done(admin, "deleteTeam", { teamId });
  expect(await run("set", teamId, "--people=4", "--yes")).toEqual({
    ok: false,
    words: "There is no such team, or it is deleted.",
  });
  expect(await endedAt(Date.parse(inDays(1)))).toContain(teamId);
  const [row] = await database.db.select().from(teams).where(eq(teams.id, teamId));
  expect(row).toMatchObject({ plan: "free", contractEndsAt: null, agreedSpaces: null, contractNote: null });
});

test("it is shown, listed by what ends first, and ended before its day", async () => {
  const [late, soon, without] = [await studio("Late"), await studio("Soon"), await studio("Without")];
  await run("set", late.teamId, ...full(inDays(700)), "--yes");
  await run("set", soon.teamId, ...full(inDays(500)), "--yes");
  const { words } = await run();
  expect(words.indexOf(`Soon (${soon.teamId})`)).toBeGreaterThan(-1);
  expect(words.indexOf(`Late (${late.teamId})`)).toBeGreaterThan(words.indexOf(`Soon (${soon.teamId})`));
  expect(words).not.toContain("Without");
  expect((await run("show", soon.teamId)).words).toContain("note        Order 4711");
  expect((await run("show", without.teamId)).words).toContain("no contract; its plan is free");
  expect((await run("end", soon.teamId)).words).toContain("would end now; its plan would be free");
  expect(await soon.team()).toMatchObject({ plan: "custom" });
  expect((await run("end", soon.teamId, "--yes")).words).toContain("has ended; its plan is free now");
  expect(await soon.team()).toMatchObject({ plan: "free", contract: null });
  expect((await soon.acts())[0]).toEqual({ actorId: null, act: { action: "contractEnded" } });
  expect(await run("end", soon.teamId, "--yes")).toMatchObject({
    ok: true,
    words: expect.stringContaining("no contract"),
  });
  expect(await soon.acts()).toHaveLength(2);
});

test("the audit log is read, searched and narrowed with what nobody of the team did in it", async () => {
  const { admin, teamId } = await studio();
  await run("set", teamId, ...full(inDays(9)), "--yes");
  const log = await desk.done(admin, "listTeamAuditEntries", { teamId, actions: ["contractMade"] });
  expect(log).toMatchObject({ total: 1, actorIds: [], people: [] });
  expect(await desk.done(admin, "listTeamAuditEntries", { teamId, find: "kite" })).toMatchObject({ total: 0 });
});
