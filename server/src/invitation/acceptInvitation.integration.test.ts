import { must, newId } from "@atrium/contract";
import type { AccountId, InputOf, operations } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { accounts } from "../account/index.ts";
import type { Caller } from "../platform/calls/context.ts";
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
const lastPart = (address: string | null | undefined) => must(address?.split("/").at(-1), "an address");

/** A team with two private spaces. */
async function house() {
  const admin = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "House" });
  await arrange.team(teamId, { plan: "custom" });
  const { spaceId: hall } = await desk.done(admin, "createSpace", { teamId, name: "Hall" });
  const { spaceId: attic } = await desk.done(admin, "createSpace", { teamId, name: "Attic" });
  for (const spaceId of [hall, attic]) await arrange.space(spaceId, { isPrivate: true });
  desk.news.length = 0;
  return { admin, teamId, hall, attic };
}
type House = Awaited<ReturnType<typeof house>>;
type Terms = Pick<InputOf<typeof operations.createSpaceGuestInvitationLink>, "expiresInDays" | "uses">;
const LASTING: Terms = { expiresInDays: null, uses: null };

async function memberLink({ admin, teamId, hall }: House, terms = LASTING): Promise<string> {
  const made = await desk.done(admin, "createTeamMemberInvitationLink", { teamId, spaceIds: [hall], ...terms });
  return lastPart(made.invitation.url);
}
async function guestLink({ admin, hall }: House, terms = LASTING): Promise<string> {
  return lastPart(
    (await desk.done(admin, "createSpaceGuestInvitationLink", { spaceId: hall, ...terms })).invitation.url,
  );
}
/** The code mailed to an address. */
async function mailed({ admin, teamId, hall }: House, email: string): Promise<string> {
  desk.mails.length = 0;
  await desk.done(admin, "inviteTeamMembers", { teamId, emails: [email], role: "MEMBER", spaceIds: [hall] });
  return must(/member-invite\/(\S+)/.exec(desk.mails[0]?.text ?? "")?.[1], "the mail has a link");
}
const asMember = (caller: Caller, invitationId: string) =>
  desk.call(caller, "authAccountByTeamMemberInvitation", { invitationId });
const asGuest = (caller: Caller, invitationId: string, name = "Hedda") =>
  desk.call(caller, "authAccountBySpaceGuestInvitation", { invitationId, name });
const stateFor = async (caller: Caller, linkCode: string) =>
  (await desk.call(caller, "getTeamMemberJoinConfigByCode", { linkCode })).value?.config.state ?? null;

test("a link makes whoever has an account a member, of its spaces too, and says where to go", async () => {
  const home = await house();
  const [code, newcomer] = [await memberLink(home), await desk.account()];
  const joined = await asMember(newcomer, code);
  const { slug } = (await desk.done(newcomer, "getSpace", { spaceId: home.hall })).space;
  expect(joined.value?.redirect).toBe(`/s/${slug}`);
  expect((await desk.done(newcomer, "getTeam", { teamId: home.teamId })).team).toMatchObject({ role: "MEMBER" });
  expect((await desk.done(newcomer, "getSpace", { spaceId: home.hall })).space.role).toBe("SPACE_MEMBER");
  expect(await desk.call(newcomer, "getSpace", { spaceId: home.attic })).toMatchObject({ code: "spaceNotFound" });
  expect(desk.news).toContainEqual({ topic: "accessChanged", news: { accountId: idOf(newcomer) } });
  expect(desk.news).toContainEqual({ topic: "teamPeopleChanged", news: { teamId: home.teamId } });
});

test("a members' link asks for an account first, of guests too", async () => {
  const code = await memberLink(await house());
  for (const caller of [desk.nobody(), await desk.guest()]) {
    expect(await stateFor(caller, code)).toBe("signIn");
    expect(await asMember(caller, code)).toMatchObject({ code: "accountIsNotVerified" });
  }
});

test("a guests' link lets a stranger in with a name only, and a guest as who they are", async () => {
  const home = await house();
  const code = await guestLink(home);
  const stranger = must((await asGuest(desk.nobody(), code)).value, "in").account;
  expect(stranger).toMatchObject({ name: "Hedda", email: null });
  const guest = await desk.guest();
  expect((await asGuest(guest, code)).value?.account.accountId).toBe(idOf(guest));
  const { guests } = await desk.done(home.admin, "listTeamGuests", { teamId: home.teamId });
  expect(new Set(guests.map(({ accountId }) => accountId))).toEqual(new Set([stranger.accountId, idOf(guest)]));
  expect((await desk.done(guest, "getSpace", { spaceId: home.hall })).space.role).toBe("SPACE_GUEST");
});

test("a team's guests are listed with the invitation by which they came first, also once it is forgotten", async () => {
  const home = await house();
  const { admin, teamId, hall } = home;
  const [first, second, guest, added] = [
    await guestLink(home),
    await guestLink(home),
    await desk.guest(),
    await desk.account(),
  ];
  await asGuest(guest, first);
  await arrange.joinSpace(added, hall, "SPACE_GUEST");
  const email = newEmail();
  desk.mails.length = 0;
  await desk.done(admin, "inviteSpaceGuests", { spaceId: hall, emails: [email] });
  const mail = must(/guest-invite\/(\S+)/.exec(desk.mails[0]?.text ?? "")?.[1], "the mail has a link");
  const invited = must((await asGuest(desk.nobody(), mail)).value, "in").account;
  desk.clock.advance(DAY_MS);
  await asGuest(guest, second);
  await asGuest(added, second);
  const shown = async () => {
    const { guests } = await desk.done(admin, "listTeamGuests", { teamId });
    return new Map(guests.map(({ accountId, cameBy }) => [accountId, cameBy]));
  };
  const before = await shown();
  await database.db.delete(invitations).where(eq(invitations.teamId, teamId));
  expect(await shown()).toEqual(before);
  const madeAt = new Date(desk.clock.nowMs() - DAY_MS).toISOString();
  expect(before.get(idOf(guest))).toEqual({ kind: "link", inviterName: expect.any(String), madeAt });
  expect(before.get(invited.accountId)).toMatchObject({ kind: "mail" });
  expect(before.get(idOf(added))).toBeNull();
});

test("of fifty who open a link at once that is good for one, one comes in", async () => {
  const home = await house();
  const code = await guestLink(home, { expiresInDays: 1, uses: 1 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => asGuest(desk.nobody(), code)));
  expect(answers.filter((answer) => answer.code === "success")).toHaveLength(1);
  expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set(["success", "inviteNotFound"]));
  const { guests } = await desk.done(home.admin, "listTeamGuests", { teamId: home.teamId });
  expect(guests).toHaveLength(1);
});

test("whoever accepts several times at once is there once and uses a link up once", async () => {
  const home = await house();
  const [two, three] = [
    { expiresInDays: null, uses: 2 },
    { expiresInDays: null, uses: 3 },
  ] as const satisfies Terms[];
  const [member, guest] = [await desk.account(), await desk.guest()];
  const [forMembers, forGuests] = [await memberLink(home, two), await guestLink(home, three)];
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => asMember(member, forMembers)),
    ...Array.from({ length: 5 }, () => asGuest(guest, forGuests)),
  ]);
  expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => "success"));
  const left = database.db.select({ left: invitations.usesLeft, used: invitations.usedCount }).from(invitations);
  expect(await left.where(eq(invitations.teamId, home.teamId)).orderBy(invitations.usesLeft)).toEqual([
    { left: 1, used: 1 },
    { left: 2, used: 1 },
  ]);
});

test("looking at an invitation uses nothing up", async () => {
  const home = await house();
  const code = await guestLink(home, { expiresInDays: 7, uses: 1 });
  const before = await database.db.select().from(invitations);
  for (let times = 0; times < 3; times += 1) {
    await desk.done(desk.nobody(), "getSpaceGuestJoinConfigByCode", { linkCode: code });
    await desk.done(desk.nobody(), "getSlugBySpaceGuestInvitationLinkCode", { linkCode: code });
  }
  expect(await database.db.select().from(invitations)).toEqual(before);
  expect((await asGuest(desk.nobody(), code)).code).toBe("success");
});

test("what is shown before is who invites, where to and as what", async () => {
  const home = await house();
  const { config } = await desk.done(desk.nobody(), "getSpaceGuestJoinConfigByCode", {
    linkCode: await guestLink(home),
  });
  expect(config).toMatchObject({
    state: "open",
    kind: "spaceGuest",
    role: "GUEST",
    team: { name: "House" },
    space: { name: "Hall", onlineCount: 0 },
    email: null,
  });
});

test("a mail signs a new address up, once, and only that address becomes a member", async () => {
  const home = await house();
  const email = newEmail();
  const code = await mailed(home, email);
  expect(await stateFor(desk.nobody(), code)).toBe("open");
  const account = must((await asMember(desk.nobody(), code)).value, "in").account;
  expect(account.email).toBe(email);
  expect(await asMember(desk.nobody(), code)).toMatchObject({ code: "inviteNotFound" });
  const { members } = await desk.done(home.admin, "listTeamMembers", { teamId: home.teamId });
  expect(members.map(({ accountId }) => accountId)).toContain(account.accountId);
});

test("a guest who opens their mail stays who they are, with an address from now on", async () => {
  const home = await house();
  const [guest, email] = [await desk.guest(), newEmail()];
  const accepted = must((await asMember(guest, await mailed(home, email))).value, "in");
  expect(accepted.account).toMatchObject({ accountId: idOf(guest), email });
});

test("a mail to somebody with an account opens no session: they sign in, and another account is told", async () => {
  const home = await house();
  const known = await desk.account();
  const code = await mailed(home, await emailOf(known));
  expect(await asMember(desk.nobody(), code)).toMatchObject({ code: "accountIsVerified" });
  const other = await desk.account();
  expect(await stateFor(other, code)).toBe("otherAccount");
  expect(await asMember(other, code)).toMatchObject({ code: "alreadyAuthorized" });
  expect((await asMember(known, code)).code).toBe("success");
});

test("one that is over is told to accounts only, one taken back to nobody", async () => {
  const home = await house();
  const code = await memberLink(home, { expiresInDays: 1, uses: null });
  desk.clock.advance(DAY_MS);
  expect(await stateFor(await desk.account(), code)).toBe("ended");
  for (const caller of [desk.nobody(), await desk.guest()]) expect(await stateFor(caller, code)).toBe(null);
  expect(await asMember(await desk.account(), code)).toMatchObject({ code: "inviteNotFound" });
  const second = await memberLink(home);
  const { invitations: listed } = await desk.done(home.admin, "listTeamMemberInvitations", { teamId: home.teamId });
  const invitationId = must(listed[0], "the second").id;
  await desk.done(home.admin, "removeTeamMemberInvitation", { teamId: home.teamId, invitationId });
  const late = { linkCode: second };
  expect(await desk.call(await desk.account(), "getTeamMemberJoinConfigByCode", late)).toMatchObject({
    code: "linkNotFound",
  });
});

test("who is there already goes in without using it up, and a guest becomes a member by it", async () => {
  const home = await house();
  const code = await memberLink(home, { expiresInDays: 7, uses: 1 });
  const member = await desk.account();
  await arrange.joinTeam(member, home.teamId, "MEMBER");
  await arrange.joinSpace(member, home.hall, "SPACE_MODERATOR");
  expect(await stateFor(member, code)).toBe("joined");
  expect((await asMember(member, code)).code).toBe("success");
  const guest = await desk.account();
  await arrange.joinTeam(guest, home.teamId, "GUEST");
  await arrange.joinSpace(guest, home.attic, "SPACE_GUEST");
  await asMember(guest, code);
  expect((await desk.done(guest, "getSpace", { spaceId: home.attic })).space.role).toBe("SPACE_MEMBER");
  expect((await desk.done(member, "getSpace", { spaceId: home.hall })).space.role).toBe("SPACE_MODERATOR");
});

test("a guest's code is no member's, and a mail's stays with its address", async () => {
  const home = await house();
  expect(await asMember(await desk.account(), await guestLink(home))).toMatchObject({ code: "inviteNotFound" });
  expect(await asGuest(desk.nobody(), await memberLink(home))).toMatchObject({ code: "inviteNotFound" });
});

test("hosts see all of a space's invitations, members their own, and take back no others", async () => {
  const home = await house();
  const member = await desk.account();
  await arrange.joinSpace(member, home.hall, "SPACE_MEMBER");
  await guestLink(home);
  const spaceId = home.hall;
  await desk.done(member, "createSpaceGuestInvitationLink", { spaceId, ...LASTING });
  const own = (await desk.done(member, "listSpaceGuestInvitations", { spaceId })).invitations;
  const all = (await desk.done(home.admin, "listSpaceGuestInvitations", { spaceId })).invitations;
  expect([own.length, all.length]).toEqual([1, 2]);
  const notOwn = must(
    all.find(({ id }) => id !== own[0]?.id),
    "the admin's",
  ).id;
  const refused = await desk.call(member, "removeSpaceGuestInvitation", { spaceId, invitationId: notOwn });
  expect(refused).toMatchObject({ code: "inviteNotFound" });
  await desk.done(home.admin, "removeSpaceGuestInvitation", { spaceId, invitationId: must(own[0], "own").id });
  expect((await desk.done(member, "listSpaceGuestInvitations", { spaceId })).invitations).toEqual([]);
  const ofTeam = await desk.done(home.admin, "listTeamGuestInvitations", { teamId: home.teamId });
  expect(ofTeam.invitations.map(({ id }) => id)).toEqual([notOwn]);
});

test("wrong codes of one network address are an hour's worth, right ones still count", async () => {
  const strict = createCallDesk(database.db, { limitsByAddress: true });
  const admin = await strict.account();
  const { id: teamId } = await strict.done(admin, "createTeam", { name: "House" });
  const made = await strict.done(admin, "createTeamMemberInvitationLink", { teamId, spaceIds: [], ...LASTING });
  const ask = (linkCode: string) => strict.call(strict.nobody(), "getTeamMemberJoinConfigByCode", { linkCode });
  for (let times = 0; times < 20; times += 1) expect((await ask(newId())).code).toBe("linkNotFound");
  expect(await ask(newId())).toMatchObject({ code: "tooOftenAttempts" });
  expect((await ask(lastPart(made.invitation.url))).code).toBe("success");
});
