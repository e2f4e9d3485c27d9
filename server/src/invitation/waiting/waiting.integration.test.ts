import { constants, must, newId } from "@atrium/contract";
import type { AccountId, InvitationId, SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { findAccount } from "../../account/index.ts";
import type { Caller } from "../../platform/calls/context.ts";
import { insertBan } from "../../space/door/banStore.ts";
import { teamMembers } from "../../team/index.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const desk = createCallDesk(database.db);
const arrange = createArrange(database.db);
const DAY_MS = 24 * 3_600_000;

const idOf = ({ accountId }: Caller): AccountId => must(accountId, "somebody with an account");
const emailOf = async (caller: Caller) => must((await findAccount(database.db, idOf(caller)))?.email, "an address");

async function invited() {
  const [admin, anna] = [await desk.account("en"), await desk.account("en")];
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Fjord" });
  await desk.done(admin, "inviteTeamMembers", { teamId, emails: [await emailOf(anna)], role: "MEMBER", spaceIds: [] });
  return { admin, anna, teamId };
}
const waitingFor = async (caller: Caller) => (await desk.done(caller, "listWaitingInvitations", {})).invitations;
const firstFor = async (caller: Caller) => must((await waitingFor(caller))[0], "one waits");

test("what was mailed to one's own address waits, is accepted once, and leads to the team", async () => {
  const { anna, teamId } = await invited();
  const waiting = await firstFor(anna);
  expect(waiting).toMatchObject({ kind: "teamMember", role: "MEMBER", team: { name: "Fjord" }, spaceName: null });
  const { redirect } = await desk.done(anna, "answerInvitation", { invitationId: waiting.id, accepts: true });
  expect(redirect).toBe(`/dashboard/team/${teamId}`);
  expect((await desk.done(anna, "getTeam", { teamId })).team.role).toBe("MEMBER");
  expect(await waitingFor(anna)).toEqual([]);
  const again = await desk.call(anna, "answerInvitation", { invitationId: waiting.id, accepts: true });
  expect(again.code).toBe("inviteNotFound");
});

test("a declined one is gone for whoever sent it too, and is written down", async () => {
  const { admin, anna, teamId } = await invited();
  const { id: invitationId } = await firstFor(anna);
  desk.news.length = 0;
  expect(await desk.done(anna, "answerInvitation", { invitationId, accepts: false })).toEqual({ redirect: null });
  expect((await desk.done(admin, "listTeamMemberInvitations", { teamId })).invitations).toEqual([]);
  expect((await desk.call(anna, "getTeam", { teamId })).code).toBe("teamNotFound");
  expect(desk.news).toContainEqual({ topic: "teamPeopleChanged", news: { teamId } });
  const { entries } = await desk.done(admin, "listTeamAuditEntries", { teamId });
  expect(entries.map(({ act }) => act.action)).toContain("invitationDeclined");
});

test("nobody answers for another address, and ids of others answer like unknown ones", async () => {
  const { anna } = await invited();
  const { id: invitationId } = await firstFor(anna);
  for (const other of [await desk.account(), await desk.guest()]) {
    expect(await waitingFor(other)).toEqual([]);
    const known = await desk.call(other, "answerInvitation", { invitationId, accepts: true });
    const unknown = await desk.call(other, "answerInvitation", { invitationId: newId<InvitationId>(), accepts: true });
    expect(known).toEqual(unknown);
  }
  expect(await waitingFor(anna)).toHaveLength(1);
});

test("nothing waits that is over, taken back, or gives what one has already", async () => {
  const over = await invited();
  desk.clock.advance(60 * DAY_MS);
  expect(await waitingFor(over.anna)).toEqual([]);

  const back = await invited();
  const { id: invitationId } = await firstFor(back.anna);
  await desk.done(back.admin, "removeTeamMemberInvitation", { teamId: back.teamId, invitationId });
  expect(await waitingFor(back.anna)).toEqual([]);

  const there = await invited();
  await arrange.joinTeam(there.anna, there.teamId, "MEMBER");
  expect(await waitingFor(there.anna)).toEqual([]);
});

test("of many answers at once one counts", async () => {
  const { admin, anna, teamId } = await invited();
  const { id: invitationId } = await firstFor(anna);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => desk.call(anna, "answerInvitation", { invitationId, accepts: at % 2 === 0 })),
  );
  expect(answers.filter(({ code }) => code === "success")).toHaveLength(1);
  expect((await desk.done(admin, "listTeamMemberInvitations", { teamId })).invitations).toEqual([]);
});

test("whoever holds one that is over, or for another address, asks its sender for one of their own, once a day", async () => {
  const { admin, teamId } = await invited();
  desk.mails.length = 0;
  const made = await desk.done(admin, "inviteTeamMembers", {
    teamId,
    emails: ["somebody@example.org"],
    role: "MEMBER",
    spaceIds: [],
  });
  expect(made.errors).toEqual([]);
  const invitationId = must(/member-invite\/(\S+)/.exec(desk.mails[0]?.text ?? "")?.[1], "the mail has a link");
  const other = await desk.account("en");
  desk.mails.length = 0;
  await desk.done(other, "askForInvitation", { invitationId });
  expect(desk.mails).toMatchObject([{ to: await emailOf(admin) }]);
  expect(desk.mails[0]?.text).toContain(await emailOf(other));
  expect(desk.mails[0]?.text).toContain("went to another address");
  expect((await desk.call(other, "askForInvitation", { invitationId })).code).toBe("tooOftenAttempts");

  desk.clock.advance(30 * DAY_MS);
  desk.mails.length = 0;
  await desk.done(other, "askForInvitation", { invitationId });
  expect(desk.mails[0]?.text).toContain("has ended");
  expect((await desk.call(await desk.guest(), "askForInvitation", { invitationId })).code).toBe("accountIsNotVerified");
  const unknown = await desk.call(other, "askForInvitation", { invitationId: "x".repeat(22) });
  expect(unknown.code).toBe("inviteNotFound");
});

test("whoever may no longer invite there is not asked, and whoever asks does not learn of it", async () => {
  const { admin, anna, teamId } = await invited();
  const codeIn = (text: string | undefined) =>
    must(/(?:member-invite|guest-invite|invite)\/([\w-]{22})/.exec(text ?? "")?.[1], "the mail has a link");
  const toTeam = codeIn(desk.mails.at(-1)?.text);
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Hall" });
  const member = await desk.account("en");
  await arrange.joinTeam(member, teamId, "MEMBER");
  await desk.done(member, "inviteSpaceGuests", { spaceId, emails: [await emailOf(anna)] });
  const toSpace = codeIn(desk.mails.at(-1)?.text);

  const askAll = async () => {
    desk.mails.length = 0;
    const other = await desk.account("en");
    await desk.done(other, "askForInvitation", { invitationId: toTeam });
    await desk.done(other, "askForInvitation", { invitationId: toSpace });
    return desk.mails.map(({ to }) => to);
  };
  expect(await askAll()).toEqual([await emailOf(admin), await emailOf(member)]);
  await database.db.update(teamMembers).set({ role: "MEMBER" }).where(eq(teamMembers.teamId, teamId));
  await database.db.delete(teamMembers).where(eq(teamMembers.accountId, idOf(member)));
  expect(await askAll()).toEqual([]);
});

test("whoever stands before a private space asks the admins of its team, once a day, and nobody where they may enter", async () => {
  const { admin, anna, teamId } = await invited();
  await arrange.team(teamId, { plan: "custom" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Den", access: "chosen" });
  const [second, other] = [await desk.account("en"), await desk.account("en")];
  await arrange.joinTeam(second, teamId, "ADMIN");
  desk.mails.length = 0;
  await desk.done(other, "askForAccess", { spaceId });
  expect(new Set(desk.mails.map(({ to }) => to))).toEqual(new Set([await emailOf(admin), await emailOf(second)]));
  expect(desk.mails).toHaveLength(2);
  expect(desk.mails[0]?.text).toContain(await emailOf(other));
  expect(desk.mails[0]?.text).toContain(`/dashboard/team/${teamId}/space/${spaceId}`);
  expect((await desk.call(other, "askForAccess", { spaceId })).code).toBe("tooOftenAttempts");
  expect((await desk.call(await desk.guest(), "askForAccess", { spaceId })).code).toBe("accountIsNotVerified");
  expect((await desk.call(anna, "askForAccess", { spaceId: newId<SpaceId>() })).code).toBe("spaceNotFound");

  desk.mails.length = 0;
  await desk.done(second, "askForAccess", { spaceId });
  expect(desk.mails).toEqual([]);
});

test("a team's admins are told of so many strangers a day, and of none who is banned", async () => {
  const { admin, teamId } = await invited();
  await arrange.team(teamId, { plan: "custom" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Den", access: "chosen" });
  desk.mails.length = 0;
  const banned = await desk.account("en");
  await insertBan(database.db, { spaceId, accountId: idOf(banned), forMs: null }, desk.clock.nowMs());
  await desk.done(banned, "askForAccess", { spaceId });
  expect(desk.mails).toEqual([]);
  for (let each = 0; each < constants.invitation.asksOfTeamADay + 2; each += 1)
    await desk.done(await desk.account("en"), "askForAccess", { spaceId });
  expect(desk.mails).toHaveLength(constants.invitation.asksOfTeamADay);
});
