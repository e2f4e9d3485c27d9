import { must } from "@atrium/contract";
import type { Invitation, SpaceId, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { accounts } from "../account/index.ts";
import { createLocalBus } from "../platform/bus.ts";
import type { Caller } from "../platform/calls/context.ts";
import { accountTeams } from "../program/wireDomains.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const desk = createCallDesk(database.db);
const arrange = createArrange(database.db);
const idOf = ({ accountId }: Caller) => must(accountId, "signed in");
const codeOf = ({ url }: Invitation) => must(/\/([^/?]+)(?:\?|$)/.exec(must(url, "a link"))?.[1], "its code");
const FOR_EVER = { expiresInDays: null, uses: null } as const;

/** A private space, its admin and somebody of the team who is in it. */
async function house(role: "ADMIN" | "MEMBER" = "MEMBER") {
  const [admin, bob] = [await desk.account(), await desk.account()];
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "House" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Hall" });
  await arrange.space(spaceId, { isPrivate: true });
  await arrange.joinTeam(bob, teamId, role);
  await arrange.joinSpace(bob, spaceId, "SPACE_MEMBER");
  return { admin, bob, teamId, spaceId };
}
const guestLink = async (by: Caller, spaceId: SpaceId) =>
  codeOf((await desk.done(by, "createSpaceGuestInvitationLink", { spaceId, ...FOR_EVER })).invitation);
const memberLink = async (by: Caller, teamId: TeamId) =>
  codeOf((await desk.done(by, "createTeamMemberInvitationLink", { teamId, spaceIds: [], ...FOR_EVER })).invitation);
const opens = (by: Caller, invitationId: string) =>
  desk.call(by, "authAccountBySpaceGuestInvitation", { invitationId });
const joins = (by: Caller, invitationId: string) =>
  desk.call(by, "authAccountByTeamMemberInvitation", { invitationId });
const stateFor = async (by: Caller, linkCode: string) =>
  (await desk.done(by, "getSpaceGuestJoinConfigByCode", { linkCode })).config.state;

test("a removed member does not come back by a link they made, nor does anybody else come by it", async () => {
  const { admin, bob, teamId, spaceId } = await house();
  const link = await guestLink(bob, spaceId);
  await desk.done(admin, "removeTeamMember", { teamId, accountId: idOf(bob) });
  for (const caller of [bob, await desk.account(), await desk.guest()])
    expect(await opens(caller, link)).toMatchObject({ code: "inviteNotFound" });
});

test("a removed admin does not come back as a member by a link they made, and the others' links stay", async () => {
  const { admin, bob, teamId } = await house("ADMIN");
  const [own, others] = [await memberLink(bob, teamId), await memberLink(admin, teamId)];
  await desk.done(admin, "removeTeamMember", { teamId, accountId: idOf(bob) });
  expect(await joins(bob, own)).toMatchObject({ code: "inviteNotFound" });
  expect(await joins(await desk.account(), others)).toMatchObject({ code: "success" });
});

test("whoever was removed comes back by a link made afterwards, and then by the earlier ones as well", async () => {
  const { admin, bob, teamId, spaceId } = await house();
  const before = await guestLink(admin, spaceId);
  await desk.done(admin, "removeTeamMember", { teamId, accountId: idOf(bob) });
  expect(await stateFor(bob, before)).toBe("ended");
  expect(await opens(bob, before)).toMatchObject({ code: "inviteNotFound" });
  expect(await stateFor(await desk.account(), before)).toBe("open");
  desk.clock.advance(1);
  const after = await memberLink(admin, teamId);
  expect(await joins(bob, after)).toMatchObject({ code: "success" });
  expect(await opens(bob, before)).toMatchObject({ code: "success" });
});

test("a removed guest does not come back by the link they had come by", async () => {
  const { admin, teamId, spaceId } = await house();
  const link = await guestLink(admin, spaceId);
  const [account, guest] = [await desk.account(), await desk.guest()];
  for (const caller of [account, guest]) {
    expect(await opens(caller, link)).toMatchObject({ code: "success" });
    await desk.done(admin, "removeTeamGuest", { teamId, accountId: idOf(caller) });
  }
  expect(await opens(account, link)).toMatchObject({ code: "inviteNotFound" });
  expect(await opens(guest, link)).toMatchObject({ code: "accountIsNotVerified" });
});

test("a removed guest does not come back by that link as the account they sign in to, unless it is of the team", async () => {
  const { admin, bob, teamId, spaceId } = await house();
  const link = await guestLink(admin, spaceId);
  const { spaceId: attic } = await desk.done(admin, "createSpace", { teamId, name: "Attic" });
  await arrange.space(attic, { isPrivate: true });
  const upstairs = await guestLink(admin, attic);
  const account = await desk.account();
  for (const known of [account, bob]) {
    const guest = await desk.guest();
    expect(await opens(guest, link)).toMatchObject({ code: "success" });
    await desk.done(admin, "removeTeamGuest", { teamId, accountId: idOf(guest) });
    const adopted = { from: idOf(guest), to: idOf(known) };
    await database.db.transaction((tx) => accountTeams.adoptGuest(tx, createLocalBus(), adopted));
  }
  for (const each of [link, upstairs]) {
    expect(await stateFor(account, each)).toBe("ended");
    expect(await opens(account, each)).toMatchObject({ code: "inviteNotFound" });
    expect(await opens(bob, each)).toMatchObject({ code: "success" });
  }
  desk.clock.advance(1);
  expect(await opens(account, await guestLink(admin, spaceId))).toMatchObject({ code: "success" });
});

test("whoever leaves by themselves comes back by the links of others, and not by their own", async () => {
  const { admin, bob, teamId, spaceId } = await house("ADMIN");
  const [own, others] = [await memberLink(bob, teamId), await guestLink(admin, spaceId)];
  await desk.done(bob, "leaveAccountFromTeam", { teamId });
  expect(await joins(bob, own)).toMatchObject({ code: "inviteNotFound" });
  expect(await joins(await desk.account(), own)).toMatchObject({ code: "success" });
  expect(await opens(bob, others)).toMatchObject({ code: "success" });
});

test("a mail brings back whoever was removed", async () => {
  const { admin, teamId } = await house();
  const mia = await desk.account();
  const [row] = await database.db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, idOf(mia)));
  const email = must(row?.email, "verified");
  await arrange.joinTeam(mia, teamId, "MEMBER");
  await desk.done(admin, "removeTeamMember", { teamId, accountId: idOf(mia) });
  await desk.done(admin, "inviteTeamMembers", { teamId, emails: [email], role: "MEMBER", spaceIds: [] });
  const code = must(/member-invite\/(\S+)/.exec(desk.mails.at(-1)?.text ?? "")?.[1], "the mail has a link");
  expect(await joins(mia, code)).toMatchObject({ code: "success" });
});
