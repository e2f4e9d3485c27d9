import { constants, must, PLAN_TERMS } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import type { Bus } from "../platform/bus.ts";
import { teams } from "../team/index.ts";
import { tellEndedTrials } from "./contracts/tellEndedTrials.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const desk = createCallDesk(database.db, { defaultPlan: "free" });
const arrange = createArrange(database.db);

async function studio() {
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Kite" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Kite HQ" });
  const plan = async () => (await desk.done(admin, "getSpace", { spaceId })).space.plan;
  return { admin, teamId, plan };
}

test("a trial gives the team's spaces another plan until it ends, and leaves the team free to buy", async () => {
  const { admin, teamId, plan } = await studio();
  const team = async () => (await desk.done(admin, "getTeam", { teamId })).team;
  const listed = async () => (await desk.done(admin, "listAccountTeams", {})).teams;
  expect(await team()).toMatchObject({ trialPeriodDays: 14, trialStarted: false, trialEndsAt: null });
  expect(await team()).toMatchObject({ planNow: "free", capacity: PLAN_TERMS.free.peopleOnline });
  expect(await plan()).toBe("free");
  const { endsAt } = await desk.done(admin, "startTrial", { teamId });
  expect(await team()).toMatchObject({ plan: "free", trialStarted: true, trialEndsAt: endsAt });
  expect(await plan()).toBe("startup");
  const tried = { plan: "free", planNow: "startup", capacity: constants.trial.people };
  expect(await team()).toMatchObject(tried);
  expect(await listed()).toMatchObject([tried]);
  await database.db
    .update(teams)
    .set({ trialEndsAt: new Date(0) })
    .where(eq(teams.id, teamId));
  expect(await plan()).toBe("free");
  expect(await team()).toMatchObject({ planNow: "free", capacity: PLAN_TERMS.free.peopleOnline });
  expect(await desk.call(admin, "startTrial", { teamId })).toMatchObject({ code: "trialAlreadyStarted" });
});

test("during a trial a team has as many spaces and rooms as the plan it tries", async () => {
  const { admin, teamId } = await studio();
  const { id: spaceId } = must((await desk.done(admin, "listTeamSpaces", { teamId })).spaces[0], "made");
  const another = () => desk.call(admin, "createSpace", { teamId, name: "Kite yard" });
  const moreRooms = () => desk.call(admin, "createRoom", { spaceId, name: "Attic", type: "spatial" });
  expect(await another()).toMatchObject({ code: "spacesQuantityRateLimit" });
  let lastRoom = await moreRooms();
  while (lastRoom.code === "success") lastRoom = await moreRooms();
  expect(lastRoom).toMatchObject({ code: "roomsLimitReached" });
  await desk.done(admin, "startTrial", { teamId });
  for (let made = 1; made < PLAN_TERMS.startup.spaces; made += 1)
    expect(await another()).toMatchObject({ code: "success" });
  expect(await another()).toMatchObject({ code: "spacesQuantityRateLimit" });
  expect(await moreRooms()).toMatchObject({ code: "success" });
});

test("what is bought counts instead of the trial, which no bought plan begins", async () => {
  const { admin, teamId, plan } = await studio();
  await desk.done(admin, "startTrial", { teamId });
  await arrange.team(teamId, { plan: "lite" });
  expect(await plan()).toBe("lite");
  const other = await studio();
  await arrange.team(other.teamId, { plan: "lite" });
  const refused = await desk.call(other.admin, "startTrial", { teamId: other.teamId });
  expect(refused).toMatchObject({ code: "teamIsNotOnFreeRate" });
});

test("whoever has begun a trial begins none with another team, and is not offered it; another admin of it is", async () => {
  const { admin, teamId } = await studio();
  await desk.done(admin, "startTrial", { teamId });
  const { id: next } = await desk.done(admin, "createTeam", { name: "Kite again" });
  expect(await desk.call(admin, "startTrial", { teamId: next })).toMatchObject({ code: "trialAlreadyStarted" });
  const shownTo = async (caller: typeof admin) => (await desk.done(caller, "getTeam", { teamId: next })).team;
  expect(await shownTo(admin)).toMatchObject({ trialStarted: true, trialEndsAt: null, planNow: "free" });
  const other = await desk.account();
  await arrange.joinTeam(other, next, "ADMIN");
  expect(await shownTo(other)).toMatchObject({ trialStarted: false });
  expect(await desk.call(other, "startTrial", { teamId: next })).toMatchObject({ code: "success" });
});

test("that a trial has ended is told once, whoever is in the team's spaces", async () => {
  const { admin, teamId } = await studio();
  const { endsAt } = await desk.done(admin, "startTrial", { teamId });
  const told: unknown[] = [];
  const publish: Bus["publish"] = (topic, news) => void told.push({ topic: topic.name, news });
  const endsMs = Date.parse(endsAt);
  const tell = (sinceMs: number, nowMs: number) =>
    tellEndedTrials({ db: database.db, bus: { publish } }, { sinceMs, nowMs });
  const own = () => told.filter((each) => JSON.stringify(each).includes(teamId));
  await tell(endsMs - 60_000, endsMs - 1);
  expect(own()).toEqual([]);
  await tell(endsMs - 1, endsMs + 60_000);
  const news = { teamId };
  expect(own()).toEqual([
    { topic: "teamChanged", news },
    { topic: "teamPlanChanged", news },
  ]);
  await tell(endsMs + 60_000, endsMs + 120_000);
  expect(own()).toHaveLength(2);
});
