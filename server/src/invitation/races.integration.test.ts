import { must, newId } from "@atrium/contract";
import type { AccountId, InvitationId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { countRings, waitsForLocks } from "@atrium/testkit/statements";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import type { Caller } from "../platform/calls/context.ts";
import { spaceMembers } from "../space/tables.ts";
import { lockTeam, teamMembers } from "../team/index.ts";
import { invitations } from "./tables.ts";

// Invitations that many accept, or that end, at the same moment.
const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);
afterEach(async () => expect(await countRings(db)).toBe(0));

const MANY = 50;
const ROUNDS = 5;
const idOf = ({ accountId }: Caller): AccountId => must(accountId, "somebody with an account");
const lastPart = (address: string | null | undefined) => must(address?.split("/").at(-1), "an address");

async function house() {
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "House" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Hall" });
  await arrange.space(spaceId, { isPrivate: true });
  return { admin, teamId, spaceId };
}
type House = Awaited<ReturnType<typeof house>>;

async function guestLink({ admin, spaceId }: House, uses: number | null) {
  const made = await desk.done(admin, "createSpaceGuestInvitationLink", { spaceId, expiresInDays: 7, uses });
  return { id: made.invitation.id, code: lastPart(made.invitation.url) };
}
const memberLink = async ({ admin, teamId, spaceId }: House, uses: number | null) => {
  const terms = { spaceIds: [spaceId], expiresInDays: 7 as const, uses };
  const made = await desk.done(admin, "createTeamMemberInvitationLink", { teamId, ...terms });
  return { id: made.invitation.id, code: lastPart(made.invitation.url) };
};
const asGuest = (code: string) =>
  desk.call(desk.nobody(), "authAccountBySpaceGuestInvitation", { invitationId: code, name: "Hedda" });
const usesOf = async (id: InvitationId) => {
  const [row] = await db.select().from(invitations).where(eq(invitations.id, id));
  return { used: row?.usedCount, left: row?.usesLeft };
};
const peopleIn = async ({ spaceId }: House) =>
  (await db.select().from(spaceMembers).where(eq(spaceMembers.spaceId, spaceId))).map(({ accountId }) => accountId);

test("of fifty who open a link at once that is good for seven, seven come in and seven are counted", async () => {
  const home = await house();
  const { id, code } = await guestLink(home, 7);
  const answers = await Promise.all(Array.from({ length: MANY }, () => asGuest(code)));
  const came = answers.flatMap(({ value }) => (value === null ? [] : [value.account.accountId]));
  expect(came).toHaveLength(7);
  expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set(["success", "inviteNotFound"]));
  expect(await usesOf(id)).toEqual({ used: 7, left: 0 });
  expect((await peopleIn(home)).toSorted()).toEqual(came.toSorted());
});

test("of twenty accounts that open a members' link at once that is good for three, three are members", async () => {
  const home = await house();
  const { id, code } = await memberLink(home, 3);
  const people = await Promise.all(Array.from({ length: 20 }, () => desk.account()));
  const calls = people.map((who) => desk.call(who, "authAccountByTeamMemberInvitation", { invitationId: code }));
  const codes = (await Promise.all(calls)).map((answer) => answer.code);
  expect(codes.filter((answer) => answer === "success")).toHaveLength(3);
  expect(await usesOf(id)).toEqual({ used: 3, left: 0 });
  const { members } = await desk.done(home.admin, "listTeamMembers", { teamId: home.teamId });
  expect(members).toHaveLength(4);
});

test("one account that opens a link in ten tabs at once uses it once", async () => {
  const home = await house();
  const { id, code } = await memberLink(home, 5);
  const who = await desk.account();
  const calls = Array.from({ length: 10 }, () =>
    desk.call(who, "authAccountByTeamMemberInvitation", { invitationId: code }),
  );
  expect(new Set((await Promise.all(calls)).map((answer) => answer.code))).toEqual(new Set(["success"]));
  expect(await usesOf(id)).toEqual({ used: 1, left: 4 });
});

test.each([
  {
    how: "is taken back",
    end: ({ admin, spaceId }: House, invitationId: InvitationId) =>
      desk.call(admin, "removeSpaceGuestInvitation", { spaceId, invitationId }),
  },
  { how: "ends with its team", end: ({ admin, teamId }: House) => desk.call(admin, "deleteTeam", { teamId }) },
])("a link that $how while twenty open it lets in who is counted, and nobody afterwards", async ({ end }) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const home = await house();
    const { id, code } = await guestLink(home, null);
    const first = Array.from({ length: 10 }, () => asGuest(code));
    const ended = end(home, id).then(async (answer) => ({ answer, late: await asGuest(code) }));
    const second = Array.from({ length: 10 }, () => asGuest(code));
    const answers = await Promise.all([...first, ...second]);
    const { answer, late } = await ended;
    expect([answer.code, late.code]).toEqual(["success", "inviteNotFound"]);
    const came = answers.flatMap(({ value }) => (value === null ? [] : [value.account.accountId]));
    for (const each of answers) expect(["success", "inviteNotFound"]).toContain(each.code);
    expect((await usesOf(id)).used).toBe(came.length);
    expect((await peopleIn(home)).toSorted()).toEqual(came.toSorted());
  }
});

test("a mailed invitation that is taken back while it is accepted makes a member or nobody, never half of one", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const home = await house();
    const { teamId } = home;
    desk.mails.length = 0;
    const emails = [`${newId().toLowerCase().replaceAll(/[-_]/g, "x")}@example.org`];
    await desk.done(home.admin, "inviteTeamMembers", { teamId, emails, role: "MEMBER", spaceIds: [home.spaceId] });
    const invitationId = must(/member-invite\/(\S+)/.exec(desk.mails[0]?.text ?? "")?.[1], "the mail has a link");
    const [listed] = (await desk.done(home.admin, "listTeamMemberInvitations", { teamId })).invitations;
    const [accepted, removed] = await Promise.all([
      desk.call(desk.nobody(), "authAccountByTeamMemberInvitation", { invitationId }),
      desk.call(home.admin, "removeTeamMemberInvitation", { teamId, invitationId: must(listed, "one").id }),
    ]);
    expect([accepted.code, removed.code].toSorted()).toEqual(["inviteNotFound", "success"]);
    const { members } = await desk.done(home.admin, "listTeamMembers", { teamId });
    expect(members).toHaveLength(accepted.value === null ? 1 : 2);
    expect(await peopleIn(home)).toHaveLength(accepted.value === null ? 0 : 1);
  }
});

test("of two teams' mails to one new address that are opened at once, one makes its account and the other asks to sign in to it", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const emails = [`${newId().toLowerCase().replaceAll(/[-_]/g, "x")}@example.org`];
    desk.mails.length = 0;
    for (const { admin, teamId } of [await house(), await house()])
      await desk.done(admin, "inviteTeamMembers", { teamId, emails, role: "MEMBER", spaceIds: [] });
    const codes = desk.mails.map(({ text }) => must(/member-invite\/(\S+)/.exec(text)?.[1], "the mail has a link"));
    const answers = await Promise.all(
      codes.map((invitationId) => desk.call(desk.nobody(), "authAccountByTeamMemberInvitation", { invitationId })),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(["accountIsVerified", "success"]);
  }
});

test("a guest who accepts holds their session before the team, as in a sign-in that makes them a member", async () => {
  const home = await house();
  const guest = await desk.guest();
  const { code: invitationId } = await guestLink(home, null);
  const accepted: Promise<{ code: string }>[] = [];
  const free = await db.transaction(async (tx) => {
    await lockTeam(tx, home.teamId);
    accepted.push(desk.call(guest, "authAccountBySpaceGuestInvitation", { invitationId }));
    await expect.poll(() => waitsForLocks(db)).toBe(1);
    return tx.execute<{ id: string }>(
      sql`select id from sessions where account_id = ${idOf(guest)} for update skip locked`,
    );
  });
  expect(free.rows).toEqual([]);
  expect((await accepted[0])?.code).toBe("success");
});

test("who is removed from the team while they make a link has made none that others come in by", async () => {
  const { admin, teamId, spaceId } = await house();
  const member = await desk.account();
  await arrange.joinTeam(member, teamId, "MEMBER");
  await arrange.joinSpace(member, spaceId, "SPACE_MEMBER");
  const made: Promise<{ code: string }>[] = [];
  await db.transaction(async (tx) => {
    await lockTeam(tx, teamId);
    made.push(desk.call(member, "createSpaceGuestInvitationLink", { spaceId, expiresInDays: 7, uses: null }));
    await expect.poll(() => waitsForLocks(db)).toBe(1);
    await tx.delete(teamMembers).where(eq(teamMembers.accountId, idOf(member)));
    await tx.delete(spaceMembers).where(eq(spaceMembers.accountId, idOf(member)));
  });
  expect((await made[0])?.code).toBe("spaceNotFound");
  expect((await desk.done(admin, "listSpaceGuestInvitations", { spaceId })).invitations).toEqual([]);
});

test("who is removed from the team while a link adds them is out of team and space, whichever is first", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const home = await house();
    const { teamId } = home;
    const { code } = await memberLink(home, null);
    const who = await desk.account();
    await arrange.joinTeam(who, teamId, "MEMBER");
    const [removed, added] = await Promise.all([
      desk.call(home.admin, "removeTeamMember", { teamId, accountId: idOf(who) }),
      desk.call(who, "authAccountByTeamMemberInvitation", { invitationId: code }),
    ]);
    expect(removed.code).toBe("success");
    expect(["success", "inviteNotFound"]).toContain(added.code);
    const { members } = await desk.done(home.admin, "listTeamMembers", { teamId });
    expect(members).toHaveLength(1);
    expect(await peopleIn(home)).toEqual([]);
  }
});
