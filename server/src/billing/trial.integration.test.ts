import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { teams } from "../team/index.ts";

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
  expect(await team()).toMatchObject({ trialPeriodDays: 14, trialStarted: false, trialEndsAt: null });
  expect(await plan()).toBe("free");
  const { endsAt } = await desk.done(admin, "startTrial", { teamId });
  expect(await team()).toMatchObject({ plan: "free", trialStarted: true, trialEndsAt: endsAt });
  expect(await plan()).toBe("startup");
  await database.db
    .update(teams)
    .set({ trialEndsAt: new Date(0) })
    .where(eq(teams.id, teamId));
  expect(await plan()).toBe("free");
  expect(await desk.call(admin, "startTrial", { teamId })).toMatchObject({ code: "trialAlreadyStarted" });
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
