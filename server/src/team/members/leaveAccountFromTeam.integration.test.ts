import { must } from "@atrium/contract";
import type { TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { ledAlone } from "../ledAlone.ts";
import { auditEntries } from "../tables.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

const noneOf = () => Promise.resolve(new Map<TeamId, number>());

async function crew() {
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
  await arrange.space(spaceId, { isPrivate: true });
  const member = await desk.account();
  await arrange.joinTeam(member, teamId, "MEMBER");
  await arrange.joinSpace(member, spaceId, "SPACE_MODERATOR");
  desk.news.length = 0;
  return { admin, member, teamId, spaceId };
}

test("whoever leaves a team is in none of its spaces any more, and it is written down", async () => {
  const { member, teamId, spaceId } = await crew();
  await desk.done(member, "leaveAccountFromTeam", { teamId });
  expect(await desk.call(member, "getTeam", { teamId })).toMatchObject({ code: "teamNotFound" });
  expect(await desk.call(member, "getSpace", { spaceId })).toMatchObject({ code: "spaceNotFound" });
  expect(desk.news).toContainEqual({ topic: "spaceChanged", news: expect.objectContaining({ spaceId }) });
  expect(desk.news).toContainEqual({ topic: "accessChanged", news: { accountId: member.accountId } });
  const written = await db.select().from(auditEntries).where(eq(auditEntries.teamId, teamId));
  expect(written).toMatchObject([{ actorId: member.accountId, action: "memberLeft" }]);
});

test("the last admin stays until somebody else is one", async () => {
  const { admin, member, teamId } = await crew();
  expect(await desk.call(admin, "leaveAccountFromTeam", { teamId })).toMatchObject({ code: "lastAdmin" });
  const accountId = must(member.accountId, "an account");
  await desk.done(admin, "updateTeamMemberRole", { teamId, accountId, role: "ADMIN" });
  await desk.done(admin, "leaveAccountFromTeam", { teamId });
  expect(await desk.call(member, "leaveAccountFromTeam", { teamId })).toMatchObject({ code: "lastAdmin" });
});

test("a guest who tries the product is no admin to leave a team to: nobody could ever come back as them", async () => {
  const [guest, member] = [await desk.guest(), await desk.account()];
  const { teamId } = await desk.done(guest, "tryForFree", { teamName: "Try", spaceName: "Hall" });
  await arrange.joinTeam(member, teamId, "MEMBER");
  const accountId = must(member.accountId, "an account");
  const toAdmin = { teamId, accountId, role: "ADMIN" } as const;
  await desk.done(guest, "updateTeamMemberRole", toAdmin);
  expect(await desk.call(member, "leaveAccountFromTeam", { teamId })).toMatchObject({ code: "lastAdmin" });
  expect(await desk.call(member, "updateTeamMemberRole", { ...toAdmin, role: "MEMBER" })).toMatchObject({
    code: "cannotRemoveLastAdmin",
  });
  const { teamsToHandOver } = await ledAlone(
    { countSpaces: noneOf, countGuests: noneOf },
    { query: db, nowMs: Date.now() },
    accountId,
  );
  expect(teamsToHandOver.map(({ id }) => id)).toEqual([teamId]);
  // As long as they are in the team, they may revoke what they have granted.
  await desk.done(guest, "demoteTeamMember", { teamId, accountId });
});

test("a guest of one space leaves it the same way", async () => {
  const { teamId, spaceId } = await crew();
  const guest = await desk.guest();
  await arrange.joinSpace(guest, spaceId, "SPACE_GUEST");
  await desk.done(guest, "leaveAccountFromTeam", { teamId });
  expect(await desk.call(guest, "getSpace", { spaceId })).toMatchObject({ code: "spaceNotFound" });
});
