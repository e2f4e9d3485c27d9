import { constants, must, newId } from "@atrium/contract";
import type { TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createLocalBus } from "../../platform/bus.ts";
import { accountTeams } from "../../program/wireDomains.ts";
import { teams } from "../tables.ts";
import { forgetDeletedTeams } from "./deletedTeams.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

async function makeTeam() {
  const [admin, member] = [await desk.account("en"), await desk.account("en")];
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const make = async (name: string) => desk.done(admin, "createSpace", { teamId, name });
  const [home, gone] = [await make("Home"), await make("Gone")];
  await desk.done(admin, "deleteSpace", { spaceId: gone.spaceId });
  desk.clock.advance(1000);
  await arrange.joinTeam(member, teamId, "MEMBER");
  return { admin, member, teamId, home };
}
type Caller = Awaited<ReturnType<typeof desk.account>>;
type Call = Parameters<typeof desk.call>;
const refused = async (...call: Call) => (await desk.call(...call)).code;
const teamsOf = async (caller: Caller) => (await desk.done(caller, "listAccountTeams", {})).teams.map(({ id }) => id);
const deletedOf = async (caller: Caller) => (await desk.done(caller, "listDeletedTeams", {})).teams;

test("a deleted team is gone for all its people, with its spaces and the way into them", async () => {
  const { admin, member, teamId, home } = await makeTeam();
  await desk.done(admin, "deleteTeam", { teamId });
  for (const person of [admin, member]) {
    expect(await teamsOf(person)).toEqual([]);
    expect(await refused(person, "getTeam", { teamId })).toBe("teamNotFound");
    expect(await refused(person, "getSpace", { spaceId: home.spaceId })).toBe("spaceNotFound");
  }
  expect(await refused(desk.nobody(), "getSpaceEntrance", { slug: home.slug })).toBe("spaceNotFound");
});

test("for fourteen days its admin brings it back with its people and the spaces that stood then", async () => {
  const { admin, member, teamId, home } = await makeTeam();
  await desk.done(admin, "deleteTeam", { teamId });
  expect(await deletedOf(admin)).toMatchObject([{ id: teamId, name: "Crew" }]);
  await forgetDeletedTeams(db, desk.clock.nowMs() + constants.spaceKeptForMs - 1);
  await desk.done(admin, "restoreTeam", { teamId });
  expect(await teamsOf(member)).toEqual([teamId]);
  const { spaces } = await desk.done(admin, "listTeamSpaces", { teamId });
  expect(spaces.map(({ id }) => id)).toEqual([home.spaceId]);
  expect(await deletedOf(admin)).toEqual([]);
  const { entries } = await desk.done(admin, "listTeamAuditEntries", { teamId });
  expect(entries.map(({ act }) => act.action)).toEqual(expect.arrayContaining(["teamDeleted", "teamRestored"]));
});

test("after fourteen days nothing of it is left, and nobody brings it back", async () => {
  const { admin, teamId } = await makeTeam();
  await desk.done(admin, "deleteTeam", { teamId });
  desk.clock.advance(constants.spaceKeptForMs);
  expect(await deletedOf(admin)).toEqual([]);
  expect(await refused(admin, "restoreTeam", { teamId })).toBe("teamNotFound");
  await forgetDeletedTeams(db, desk.clock.nowMs());
  expect(await db.select().from(teams).where(eq(teams.id, teamId))).toEqual([]);
});

test("only its admins delete a team, see it among the deleted ones and bring it back; others are told of no team", async () => {
  const { admin, member, teamId } = await makeTeam();
  const stranger = await desk.account("en");
  expect(await refused(member, "deleteTeam", { teamId })).toBe("forbidden");
  expect(await refused(stranger, "deleteTeam", { teamId })).toBe("teamNotFound");
  await desk.done(admin, "deleteTeam", { teamId });
  for (const other of [member, stranger]) {
    expect(await deletedOf(other)).toEqual([]);
    expect(await refused(other, "restoreTeam", { teamId })).toBe("teamNotFound");
  }
  expect(await refused(admin, "restoreTeam", { teamId: newId<TeamId>() })).toBe("teamNotFound");
});

test("a link into a team that is deleted lets nobody in, and stays ended when the team is back", async () => {
  const { admin, teamId } = await makeTeam();
  const link = { teamId, spaceIds: [], expiresInDays: 7 as const, uses: null };
  const { invitation } = await desk.done(admin, "createTeamMemberInvitationLink", link);
  const linkCode = must(must(invitation.url, "a link has its address").split("/").at(-1), "a code");
  const late = await desk.account("en");
  expect(await refused(late, "getTeamMemberJoinConfigByCode", { linkCode })).toBe("success");
  await desk.done(admin, "deleteTeam", { teamId });
  expect(await refused(late, "getTeamMemberJoinConfigByCode", { linkCode })).toBe("linkNotFound");
  await desk.done(admin, "restoreTeam", { teamId });
  expect(await refused(late, "getTeamMemberJoinConfigByCode", { linkCode })).toBe("linkNotFound");
});

test("a team that waits to be brought back keeps nobody from deleting their account", async () => {
  const { admin, teamId } = await makeTeam();
  await desk.done(admin, "deleteTeam", { teamId });
  const led = await accountTeams.ledAlone({ query: db, nowMs: Date.now() }, must(admin.accountId, "an account"));
  expect(led).toEqual({ teamsToHandOver: [], teamsThatGo: [] });
});

test("whoever deletes their account leaves deleted teams that another admin may bring back, and none that only they can", async () => {
  const goes = (caller: Caller) =>
    db.transaction((tx) => {
      const gone = { accountId: must(caller.accountId, "an account"), ends: [] };
      return accountTeams.leave({ tx, caller, nowMs: desk.clock.nowMs() }, createLocalBus(), gone);
    });
  const { admin, teamId } = await makeTeam();
  const other = await desk.account("en");
  await arrange.joinTeam(other, teamId, "ADMIN");
  await desk.done(admin, "deleteTeam", { teamId });
  await goes(admin);
  await desk.done(other, "restoreTeam", { teamId });
  expect(await teamsOf(admin)).toEqual([]);
  expect(await refused(other, "leaveAccountFromTeam", { teamId })).toBe("lastAdmin");

  const alone = await makeTeam();
  await arrange.joinSpace(alone.admin, alone.home.spaceId, "SPACE_MEMBER");
  await desk.done(alone.admin, "deleteTeam", { teamId: alone.teamId });
  await goes(alone.admin);
  expect((await deletedOf(alone.admin)).map(({ id }) => id)).toEqual([alone.teamId]);
});
