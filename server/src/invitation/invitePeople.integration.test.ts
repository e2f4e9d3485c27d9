import { constants, must, newId } from "@atrium/contract";
import type { AccountId, InvitationId, SpaceId, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../platform/calls/context.ts";
import { accounts } from "../account/index.ts";
import { rateCounters } from "../platform/rateLimit.ts";
import { auditEntries } from "../team/tables.ts";
import { forgetInvitations } from "./invitationStore.ts";
import { invitations } from "./tables.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const desk = createCallDesk(database.db);
const arrange = createArrange(database.db);
const DAY_MS = 24 * 3_600_000;

const idOf = ({ accountId }: Caller): AccountId => must(accountId, "somebody with an account");
const newEmail = () => `${newId().toLowerCase().replaceAll(/[-_]/g, "x")}@example.org`;
async function emailOf(caller: Caller): Promise<string> {
  const [row] = await database.db
    .select()
    .from(accounts)
    .where(eq(accounts.id, idOf(caller)));
  return must(row?.email, "a verified account");
}

async function house() {
  const admin = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "House" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Hall" });
  desk.mails.length = 0;
  return { admin, teamId, spaceId };
}
const invite = ({ admin, teamId }: { admin: Caller; teamId: TeamId }, emails: string[], spaceIds: SpaceId[] = []) =>
  desk.call(admin, "inviteTeamMembers", { teamId, emails, role: "MEMBER", spaceIds });
const open = async (admin: Caller, teamId: TeamId) =>
  (await desk.done(admin, "listTeamMemberInvitations", { teamId })).invitations;

test("of several addresses the good ones are invited and each other is told what is wrong with it", async () => {
  const { admin, teamId, spaceId } = await house();
  const member = await desk.account();
  await arrange.joinTeam(member, teamId, "MEMBER");
  const [first, second] = [newEmail(), newEmail()];
  const there = await emailOf(member);
  const answer = await invite({ admin, teamId }, [first, "marta@fjord", second, first.toUpperCase(), there], [spaceId]);
  expect(answer.value).toEqual({
    invitedEmails: [first, second],
    errors: [
      { email: "marta@fjord", code: "invalidEmail" },
      { email: first.toUpperCase(), code: "duplicatedEmail" },
      { email: there, code: "userIsMemberAlready" },
    ],
  });
  expect(desk.mails.map(({ to }) => to)).toEqual([first, second]);
  expect(desk.mails[0]?.text).toContain("You join as a member of Hall.");
  const listed = await open(admin, teamId);
  expect(new Set(listed.map(({ email }) => email))).toEqual(new Set([first, second]));
  expect(listed[0]).toMatchObject({ role: "MEMBER", spaceIds: [spaceId], url: null, usesLeft: 1, usedCount: 0 });
});

test("what a mail opens by stands neither in the list nor readable in the database", async () => {
  const { admin, teamId } = await house();
  await invite({ admin, teamId }, [newEmail()]);
  const code = must(/member-invite\/([A-Za-z0-9_-]{22})/.exec(desk.mails[0]?.text ?? "")?.[1], "the mail has a link");
  expect(JSON.stringify(await open(admin, teamId))).not.toContain(code);
  const rows = await database.db.select().from(invitations).where(eq(invitations.teamId, teamId));
  expect(JSON.stringify(rows)).not.toContain(code);
});

test("an address that is invited already gets the same link again, good for longer", async () => {
  const { admin, teamId } = await house();
  const email = newEmail();
  await invite({ admin, teamId }, [email]);
  const [before] = await open(admin, teamId);
  desk.clock.advance(2 * DAY_MS);
  await invite({ admin, teamId }, [email]);
  const after = await open(admin, teamId);
  expect(after).toHaveLength(1);
  expect(after[0]).toMatchObject({ id: before?.id, createdAt: before?.createdAt });
  expect(Date.parse(must(after[0]?.expiresAt, "ends")) - Date.parse(must(before?.expiresAt, "ends"))).toBe(2 * DAY_MS);
  const links = desk.mails.map(({ text }) => /member-invite\/(\S+)/.exec(text)?.[1]);
  expect(links[0]).toBe(links[1]);
});

test("somebody known gets the mail in their own language, others in the inviter's", async () => {
  const { admin, teamId } = await house();
  const known = await emailOf(await desk.account("ru"));
  await invite({ admin, teamId }, [known, newEmail()]);
  expect(desk.mails.map(({ subject }) => /приглашает/.test(subject))).toEqual([true, false]);
});

test("a mail taken back is gone from the list, and so is one that ran out", async () => {
  const { admin, teamId } = await house();
  await invite({ admin, teamId }, [newEmail(), newEmail()]);
  const [first] = await open(admin, teamId);
  const invitationId = must(first, "two were sent").id;
  await desk.done(admin, "removeTeamMemberInvitation", { teamId, invitationId });
  expect(await open(admin, teamId)).toHaveLength(1);
  const again = await desk.call(admin, "removeTeamMemberInvitation", { teamId, invitationId });
  expect(again).toMatchObject({ code: "inviteNotFound" });
  desk.clock.advance(constants.invitation.defaultDays * DAY_MS);
  expect(await open(admin, teamId)).toEqual([]);
  const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.teamId, teamId));
  expect(entries.map(({ action }) => action).toSorted()).toEqual(["invitationTakenBack", "peopleInvited"]);
  expect(JSON.stringify(entries)).not.toContain("@");
});

test("invitations of another team are like unknown ones", async () => {
  const [here, there] = [await house(), await house()];
  await invite(here, [newEmail()]);
  const invitationId = must((await open(here.admin, here.teamId))[0], "one").id;
  for (const id of [invitationId, newId<InvitationId>()]) {
    const asked = { teamId: there.teamId, invitationId: id };
    const refused = { code: "inviteNotFound" };
    expect(await desk.call(there.admin, "removeTeamMemberInvitation", asked)).toMatchObject(refused);
    const spaces = { ...asked, spaceIds: [] };
    expect(await desk.call(there.admin, "setTeamMemberInvitationSpaces", spaces)).toMatchObject(refused);
  }
  const spaceIds = [there.spaceId];
  const foreign = { teamId: here.teamId, invitationId, spaceIds };
  expect(await desk.call(here.admin, "setTeamMemberInvitationSpaces", foreign)).toMatchObject({
    code: "spaceNotFound",
  });
  expect(await invite(here, [newEmail()], spaceIds)).toMatchObject({ code: "spaceNotFound" });
});

test("the spaces of an invitation are set as a whole", async () => {
  const { admin, teamId, spaceId } = await house();
  await invite({ admin, teamId }, [newEmail()]);
  const invitationId = must((await open(admin, teamId))[0], "one").id;
  await desk.done(admin, "setTeamMemberInvitationSpaces", { teamId, invitationId, spaceIds: [spaceId, spaceId] });
  expect((await open(admin, teamId))[0]?.spaceIds).toEqual([spaceId]);
});

test("a team invites so many people a day and no more, and is told when it may again", async () => {
  const { admin, teamId } = await house();
  await arrange.team(teamId, { plan: "free" });
  const fifty = () => Array.from({ length: 50 }, newEmail);
  for (let sent = 0; sent < constants.invitation.mailsADay.free; sent += 50) await invite({ admin, teamId }, fifty());
  desk.mails.length = 0;
  const refused = await invite({ admin, teamId }, [newEmail()]);
  expect(refused.code).toBe("tooOftenAttempts");
  expect(refused).toMatchObject({ detail: { retryAfterMs: expect.any(Number) as unknown } });
  desk.clock.advance(DAY_MS);
  expect((await invite({ admin, teamId }, [newEmail()])).code).toBe("success");
});

test("one address gets so many mails of a team a day, and a call takes fifty addresses", async () => {
  const { admin, teamId } = await house();
  const email = newEmail();
  for (let sent = 0; sent < constants.invitation.mailsToOneADay; sent += 1) await invite({ admin, teamId }, [email]);
  expect((await invite({ admin, teamId }, [email])).value).toEqual({
    invitedEmails: [],
    errors: [{ email, code: "unknownError" }],
  });
  expect(await invite({ admin, teamId }, Array.from({ length: 51 }, newEmail))).toMatchObject({
    code: "invalidRequest",
  });
});

test("with however many teams, one inviter mails an address so often a day, and all together, who each may mail a little", async () => {
  const { mailsToOneADay, mailsToOneByInviterADay, mailsToOneByAllADay, firstToOneADay } = constants.invitation;
  const [email, admin] = [newEmail(), await desk.account()];
  /** Of five mails by a team of somebody's, those that were sent. */
  const fiveBy = async (inviter: Caller) => {
    const { id: teamId } = await desk.done(inviter, "createTeam", { name: "Another" });
    let sent = 0;
    for (let tried = 0; tried < mailsToOneADay; tried += 1)
      sent += (await invite({ admin: inviter, teamId }, [email])).value?.invitedEmails.length ?? 0;
    return sent;
  };
  let mailed = 0;
  for (let team = 0; team < 4; team += 1) mailed += await fiveBy(admin);
  expect(mailed).toBe(mailsToOneByInviterADay);
  for (let other = 0; other < 4; other += 1) mailed += await fiveBy(await desk.account());
  expect(mailed).toBe(mailsToOneByAllADay);
  for (let late = 0; late < 2; late += 1) expect(await fiveBy(await desk.account())).toBe(firstToOneADay);
  desk.clock.advance(DAY_MS);
  expect(await fiveBy(admin)).toBe(mailsToOneADay);
});

test("an address gets only so many mails a day, however many people invite it for the first time", async () => {
  const [email, { admin, teamId }] = [newEmail(), await house()];
  await invite({ admin, teamId }, [email]);
  const byAll = and(eq(rateCounters.rule, "invitationsToOneByAll"), eq(rateCounters.count, 1));
  const counted = await database.db
    .update(rateCounters)
    .set({ count: constants.invitation.mostToOneADay - 1 })
    .where(byAll)
    .returning();
  expect(counted.length).toBeGreaterThan(0);
  const sent = async (by: Awaited<ReturnType<typeof house>>) => (await invite(by, [email])).value?.invitedEmails;
  expect(await sent(await house())).toEqual([email]);
  expect(await sent(await house())).toEqual([]);
});

test("what has been over for a month is forgotten, what is open is kept", async () => {
  const { admin, teamId } = await house();
  await invite({ admin, teamId }, [newEmail()]);
  const count = async () => database.db.$count(invitations, eq(invitations.teamId, teamId));
  await forgetInvitations(database.db, desk.clock.nowMs() + 30 * DAY_MS);
  expect(await count()).toBe(1);
  await forgetInvitations(database.db, desk.clock.nowMs() + 38 * DAY_MS);
  expect(await count()).toBe(0);
});
