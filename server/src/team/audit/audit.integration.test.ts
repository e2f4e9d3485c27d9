import { constants, must } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../../platform/calls/context.ts";
import { forgetAuditEntries } from "./auditStore.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const desk = createCallDesk(database.db);
const arrange = createArrange(database.db);

const idOf = ({ accountId }: Caller): AccountId => must(accountId, "somebody with an account");

/** A team whose second admin has added a member to its space and removed another from the team. */
async function house() {
  const [admin, second, member, gone] = [
    await desk.account(),
    await desk.account(),
    await desk.account(),
    await desk.account(),
  ];
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "House" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Attic" });
  for (const person of [member, gone]) await arrange.joinTeam(person, teamId, "MEMBER");
  await arrange.joinTeam(second, teamId, "ADMIN");
  await arrange.account(idOf(member), { name: "Priya" });
  await arrange.account(idOf(gone), { name: "Bruno" });
  await desk.done(second, "addSpaceMembers", { spaceId, accountIds: [idOf(member)] });
  desk.clock.advance(1000);
  await desk.done(admin, "removeTeamMember", { teamId, accountId: idOf(gone) });
  return { admin, second, member, gone, teamId, spaceId };
}

test("an admin reads who did what, the newest first, with the people and spaces it names", async () => {
  const { admin, second, member, gone, teamId, spaceId } = await house();
  const log = await desk.done(admin, "listTeamAuditEntries", { teamId });
  expect(log.entries).toMatchObject([
    { actorId: idOf(admin), act: { action: "memberRemoved", accountId: idOf(gone) } },
    { actorId: idOf(second), act: { action: "spaceMembersAdded", accountIds: [idOf(member)], spaceId } },
  ]);
  expect(log).toMatchObject({ total: 2, nextCursor: null, spaces: [{ id: spaceId, name: "Attic" }] });
  expect(log.actorIds.toSorted()).toEqual([idOf(admin), idOf(second)].toSorted());
  const people = new Map(log.people.map((person) => [person.accountId, person]));
  expect(people.get(idOf(member))).toMatchObject({ name: "Priya", email: expect.stringContaining("@") });
  // Of somebody no longer in the team, only the name is shown.
  expect(people.get(idOf(gone))).toMatchObject({ name: "Bruno", email: null });
});

test("an entry says with which browser it was done, without versions", async () => {
  const { admin, member, teamId } = await house();
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";
  desk.clock.advance(1000);
  await desk.done({ ...admin, userAgent }, "removeTeamMember", { teamId, accountId: idOf(member) });
  const { entries } = await desk.done(admin, "listTeamAuditEntries", { teamId });
  expect(entries.map(({ device }) => device)).toEqual(["Firefox, Linux", null, null]);
});

test("it is narrowed to who, what and since when, and searched by people and spaces", async () => {
  const { admin, second, teamId } = await house();
  const actionsOf = async (narrowed: object) => {
    const log = await desk.done(admin, "listTeamAuditEntries", { teamId, ...narrowed });
    expect(log.total).toBe(log.entries.length);
    return log.entries.map(({ act }) => act.action);
  };
  expect(await actionsOf({ actorIds: [idOf(second)] })).toEqual(["spaceMembersAdded"]);
  expect(await actionsOf({ actions: ["memberRemoved", "memberLeft"] })).toEqual(["memberRemoved"]);
  expect(await actionsOf({ since: new Date(desk.clock.nowMs()).toISOString() })).toEqual(["memberRemoved"]);
  expect(await actionsOf({ find: "PRIYA" })).toEqual(["spaceMembersAdded"]);
  expect(await actionsOf({ find: "attic" })).toEqual(["spaceMembersAdded"]);
  expect(await actionsOf({ find: "bruno" })).toEqual(["memberRemoved"]);
  expect(await actionsOf({ find: "nobody at all" })).toEqual([]);
});

test("pages follow each other without a gap, also where much was done at one moment", async () => {
  const { admin, member, teamId, spaceId } = await house();
  const about = { spaceId, accountId: idOf(member) };
  for (const role of ["SPACE_ADMIN", "SPACE_MODERATOR", "SPACE_MEMBER"] as const)
    await desk.done(admin, "updateSpaceMemberRole", { ...about, role });
  const whole = await desk.done(admin, "listTeamAuditEntries", { teamId });
  expect(whole.entries).toHaveLength(5);
  const ids: string[] = [];
  let cursor: (typeof whole)["nextCursor"] = null;
  do {
    const page: typeof whole = await desk.done(admin, "listTeamAuditEntries", {
      teamId,
      count: 2,
      ...(cursor === null ? {} : { cursor }),
    });
    expect(page.total).toBe(5);
    ids.push(...page.entries.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(ids).toEqual(whole.entries.map(({ id }) => id));
});

test("members read nothing of it, and one team's admins nothing of another's", async () => {
  const { member, teamId } = await house();
  const other = await house();
  expect(await desk.call(member, "listTeamAuditEntries", { teamId })).toMatchObject({ code: "forbidden" });
  expect(await desk.call(other.admin, "listTeamAuditEntries", { teamId })).toMatchObject({ code: "teamNotFound" });
});

test("after a year nothing of it is shown, and then it is gone", async () => {
  const { admin, teamId } = await house();
  desk.clock.advance(constants.audit.keptMs - 500);
  expect(await desk.done(admin, "listTeamAuditEntries", { teamId })).toMatchObject({ total: 1 });
  await forgetAuditEntries(database.db, desk.clock.nowMs() + 1000);
  expect(await desk.done(admin, "listTeamAuditEntries", { teamId })).toMatchObject({ total: 0, actorIds: [] });
});
