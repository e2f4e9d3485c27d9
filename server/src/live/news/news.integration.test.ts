import { CLOSE_CODES, constants } from "@atrium/contract";
import type { AccountId, SpaceId, TeamId, TeamRole } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import type { Arrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import type { TestDatabase } from "@atrium/testkit/database";
import { LiveClosed } from "@atrium/testkit/liveClient";
import { listenAs } from "@atrium/testkit/newsClient";
import type { NewsClient } from "@atrium/testkit/newsClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import type { TestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { createWebCaller } from "@atrium/testkit/webCaller";
import { sql } from "drizzle-orm";
import { runContract } from "../../program/contract/runContract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let database: TestDatabase;
let atrium: TestAtrium;
let arrange: Arrange;

beforeAll(async () => {
  database = await createTestDatabase();
  atrium = await startTestAtrium({ databaseUrl: database.url });
  arrange = createArrange(database.db);
});
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

async function aTeam(): Promise<{ owner: TestGuest; teamId: TeamId; spaceId: SpaceId }> {
  const owner = await createTestGuest(atrium.url, "Owner");
  const { teamId, spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  return { owner, teamId, spaceId };
}
const callerOf = async ({ web }: TestGuest) => {
  const { account } = await web.done("getAccountProfile", {});
  const accountId = account?.accountId as AccountId;
  return { accountId, sessionId: "s", isVerified: false, browserId: "b", address: "a" };
};
async function aColleague(teamId: TeamId, role: TeamRole = "MEMBER"): Promise<TestGuest> {
  const colleague = await createTestGuest(atrium.url, "Colleague");
  await arrange.joinTeam(await callerOf(colleague), teamId, role);
  return colleague;
}
const closedWith = (opening: Promise<unknown>) =>
  opening.then(
    () => null,
    (error: unknown) => error,
  );

test("what one of a team changes the others hear of, and what they may not read they do not", async () => {
  const { owner, teamId, spaceId } = await aTeam();
  const colleague = await listenAs((await aColleague(teamId)).web);
  const stranger = await listenAs((await aTeam()).owner.web);
  await owner.web.done("updateSpace", { spaceId, name: "Garden" });
  await colleague.untilTold("listTeamSpaces");
  await colleague.untilTold("getSpace", { spaceId });
  await owner.web.done("updateTeam", { teamId, name: "Kites" });
  await colleague.untilTold("getTeam", { teamId });
  await owner.web.done("liftBan", { spaceId, accountId: colleague.accountId });
  // The last one: everything before it has been sent by now.
  await owner.web.done("createRoom", { spaceId, name: "Attic", type: "spatial" });
  await colleague.untilTold("listRooms", { spaceId });
  expect(colleague.told.map(({ operation }) => operation)).not.toContain("listBans");
  expect(stranger.told).toEqual([]);
  for (const client of [colleague, stranger]) client.close();
});

test("a contract that is given at the terminal is heard of at once by those whose pages show the plan", async () => {
  const { owner, teamId, spaceId } = await aTeam();
  const admin = await listenAs(owner.web);
  const colleague = await listenAs((await aColleague(teamId)).web);
  const stranger = await listenAs((await aTeam()).owner.web);
  const words = ["set", teamId, "--people=40", "--until=2999-12-31", "--yes"];
  expect(await runContract({ db: database.db, defaultPlan: "custom" }, words, Date.now())).toMatchObject({ ok: true });
  await admin.untilTold("getTeam", { teamId });
  await admin.untilTold("getTeamBillingCapabilities2", { teamId });
  await admin.untilTold("listTeamAuditEntries", { teamId });
  await colleague.untilTold("listAccountTeams");
  expect(colleague.told.map(({ operation }) => operation)).not.toContain("getTeamBillingCapabilities2");
  const { space } = await owner.web.done("getSpace", { spaceId });
  expect(space.plan).toBe("custom");
  expect((await owner.web.done("getTeam", { teamId })).team).toMatchObject({ capacity: 40 });
  expect(stranger.told).toEqual([]);
  for (const client of [admin, colleague, stranger]) client.close();
});

test("a private space tells only those who see it", async () => {
  const { owner, teamId, spaceId } = await aTeam();
  await arrange.space(spaceId, { isPrivate: true });
  const [outsider, member] = [await aColleague(teamId), await aColleague(teamId)];
  await arrange.joinSpace(await callerOf(member), spaceId, "SPACE_MEMBER");
  const [outside, inside] = [await listenAs(outsider.web), await listenAs(member.web)];
  await owner.web.done("updateSpace", { spaceId, name: "Vault" });
  await inside.untilTold("getSpace", { spaceId });
  await owner.web.done("updateTeam", { teamId, name: "Kites" });
  await outside.untilTold("getTeam", { teamId });
  expect(outside.told.map(({ operation }) => operation)).not.toContain("getSpace");
  for (const client of [outside, inside]) client.close();
});

test("what one admin does shows in the audit log that another reads, and members hear nothing of it", async () => {
  const { owner, teamId, spaceId } = await aTeam();
  const [reader, colleague] = [await aColleague(teamId, "ADMIN"), await aColleague(teamId)];
  const [admin, member] = [await listenAs(reader.web), await listenAs(colleague.web)];
  const { accountId } = await callerOf(colleague);
  await owner.web.done("updateTeamMemberRole", { teamId, accountId, role: "ADMIN" });
  await untilTimes(admin, "listTeamAuditEntries", 1);
  await owner.web.done("updateTeamMemberRole", { teamId, accountId, role: "MEMBER" });
  await untilTimes(admin, "listTeamAuditEntries", 2);
  const told = member.told.length;
  await owner.web.done("addSpaceMembers", { spaceId, accountIds: [accountId] });
  await untilTimes(admin, "listTeamAuditEntries", 3);
  // The last one: everything before it has been sent by now.
  await owner.web.done("updateTeam", { teamId, name: "Kites" });
  await member.untilTold("getTeam", { teamId });
  expect(member.told.slice(told).map(({ operation }) => operation)).not.toContain("listTeamAuditEntries");
  for (const client of [admin, member]) client.close();
});

/** Waits until an operation has been announced this many times: each change is announced once. */
const untilTimes = ({ told }: NewsClient, operation: string, times: number) =>
  expect
    .poll(() => told.filter((each) => each.operation === operation).length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(times);

test("invitations that one admin makes and takes back show on another's page, and members hear nothing of them", async () => {
  const { owner, teamId } = await aTeam();
  const { accountId } = await callerOf(owner);
  const email = `${accountId.toLowerCase()}@example.org`;
  await arrange.account(accountId, { email, emailKey: email });
  const admin = await listenAs((await aColleague(teamId, "ADMIN")).web);
  const member = await listenAs((await aColleague(teamId)).web);
  const place = { teamId, spaceIds: [] };
  await owner.web.done("inviteTeamMembers", { ...place, emails: ["hanna@fjord.se"], role: "MEMBER" });
  await untilTimes(admin, "listTeamMemberInvitations", 1);
  const made = await owner.web.done("createTeamMemberInvitationLink", { ...place, expiresInDays: 7, uses: 25 });
  await untilTimes(admin, "listTeamMemberInvitations", 2);
  await owner.web.done("removeTeamMemberInvitation", { teamId, invitationId: made.invitation.id });
  await untilTimes(admin, "listTeamMemberInvitations", 3);
  await owner.web.done("inviteTeamGuests", { ...place, emails: ["otto@fjord.se"] });
  await untilTimes(admin, "listTeamGuestInvitations", 1);
  // The last one: everything before it has been sent by now.
  await owner.web.done("updateTeam", { teamId, name: "Kites" });
  await member.untilTold("getTeam", { teamId });
  expect(member.told.map(({ operation }) => operation).filter((name) => name.includes("Invitations"))).toEqual([]);
  for (const client of [admin, member]) client.close();
});

test("whoever is invited by mail and has an account hears that an invitation waits, and nobody else does", async () => {
  const { owner, teamId, spaceId } = await aTeam();
  const [invited, other] = [await createTestGuest(atrium.url, "Invited"), await createTestGuest(atrium.url, "Other")];
  const mailbox = async (person: TestGuest) => {
    const { accountId } = await callerOf(person);
    const email = `${accountId.toLowerCase()}@example.org`;
    await arrange.account(accountId, { email, emailKey: email });
    return email;
  };
  await mailbox(owner);
  const [dashboard, stranger] = [await listenAs(invited.web), await listenAs(other.web)];
  await owner.web.done("inviteSpaceGuests", { spaceId, emails: [await mailbox(invited), "nobody@fjord.se"] });
  await untilTimes(dashboard, "listWaitingInvitations", 1);
  expect((await invited.web.done("listWaitingInvitations", {})).invitations).toHaveLength(1);
  await owner.web.done("inviteTeamMembers", { teamId, spaceIds: [], emails: [await mailbox(invited)], role: "MEMBER" });
  await untilTimes(dashboard, "listWaitingInvitations", 2);
  await other.web.done("updateAccount", { about: "Kites" });
  await stranger.untilTold("getAccountProfile");
  expect(stranger.told.map(({ operation }) => operation)).not.toContain("listWaitingInvitations");
  for (const client of [dashboard, stranger]) client.close();
});

test("whoever sees a space's people hears who was added to it, and of whom the team sends away", async () => {
  const { owner, teamId, spaceId } = await aTeam();
  const [added, colleague] = [await aColleague(teamId), await aColleague(teamId)];
  const { accountId } = await callerOf(added);
  const watching = await listenAs(colleague.web);
  await owner.web.done("addSpaceMembers", { spaceId, accountIds: [accountId] });
  await watching.untilTold("listSpaceMembers", { spaceId });
  expect(watching.told.map(({ operation }) => operation)).toContain("listSpaceGuests");
  await owner.web.done("removeTeamMember", { teamId, accountId });
  await untilTimes(watching, "listSpaceMembers", 2);
  watching.close();
});

test("support staff hear that an admin has ended their access, and that it has run out", async () => {
  const { owner, teamId, spaceId } = await aTeam();
  const staff = await createTestGuest(atrium.url, "Staff");
  const caller = await callerOf(staff);
  await arrange.support(caller, spaceId);
  const client = await listenAs(staff.web);
  await owner.web.done("endSupportAccess", { teamId, accountId: caller.accountId });
  await client.untilTold("listOwnSupportAccess");
  client.close();
  await arrange.support(caller, spaceId);
  const later = await listenAs(staff.web);
  await database.db.execute(sql`update support_accesses set ends_at = now() where account_id = ${caller.accountId}`);
  await later.untilTold("listOwnSupportAccess");
  expect(later.told.map(({ operation }) => operation)).toContain("listOwnSupportAccess");
  later.close();
});

test("a space's links show to those who invite there until they are used up, or taken back by whomever", async () => {
  const { owner, teamId, spaceId } = await aTeam();
  const host = await aColleague(teamId);
  await arrange.joinSpace(await callerOf(host), spaceId, "SPACE_MODERATOR");
  const [admin, inside] = [await listenAs(owner.web), await listenAs(host.web)];
  const link = () => host.web.done("createSpaceGuestInvitationLink", { spaceId, expiresInDays: 7, uses: 1 });
  const { invitation } = await link();
  await inside.untilTold("listSpaceGuestInvitations", { spaceId });
  await untilTimes(admin, "listTeamGuestInvitations", 1);
  const code = invitation.url?.split("/").at(-1) ?? "";
  await createWebCaller(atrium.url).done("authAccountBySpaceGuestInvitation", { invitationId: code, name: "Hedda" });
  await untilTimes(inside, "listSpaceGuestInvitations", 2);
  const second = await link();
  await untilTimes(inside, "listSpaceGuestInvitations", 3);
  await owner.web.done("removeTeamGuestInvitation", { teamId, invitationId: second.invitation.id });
  await untilTimes(inside, "listSpaceGuestInvitations", 4);
  expect((await host.web.done("listSpaceGuestInvitations", { spaceId })).invitations).toEqual([]);
  for (const client of [admin, inside]) client.close();
});

test("who comes into a space and who goes is told to those who see it on their dashboard", async () => {
  const { owner, teamId, spaceId } = await aTeam();
  const dashboard = await listenAs(owner.web);
  const guest = await (await createTestGuest(atrium.url, "Anna")).enter(spaceId);
  await dashboard.untilTold("listTeamSpaces", { teamId });
  const heard = dashboard.told.length;
  guest.close();
  await expect.poll(() => dashboard.told.length, { timeout: 20_000 }).toBeGreaterThan(heard);
  dashboard.close();
});

test("a visit hears news of its account too", async () => {
  const { owner, teamId, spaceId } = await aTeam();
  const inside = await owner.enter(spaceId);
  await owner.web.done("updateTeam", { teamId, name: "Kites" });
  const told = () => inside.heard.flatMap((each) => (each.type === "news" ? each.news : []));
  await expect.poll(() => told().map((item) => (item.kind === "changed" ? item.operation : null))).toContain("getTeam");
  inside.close();
});

test("what somebody changes of themselves their other pages hear, and nobody else", async () => {
  const { owner, teamId } = await aTeam();
  const colleague = await listenAs((await aColleague(teamId)).web);
  const own = await listenAs(owner.web);
  await owner.web.done("updateAccount", { about: "Kites" });
  await own.untilTold("getAccountProfile");
  await owner.web.done("updateTeam", { teamId, name: "Kites" });
  await colleague.untilTold("getTeam");
  expect(colleague.told.map(({ operation }) => operation)).not.toContain("getAccountProfile");
  for (const client of [own, colleague]) client.close();
});

test("teams that somebody makes while they listen are told of from then on", async () => {
  const owner = await createTestGuest(atrium.url, "Owner");
  const link = await listenAs(owner.web);
  await owner.web.done("updateAccount", { about: "Kites" });
  await link.untilTold("getAccountProfile");
  const { teamId, spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  await link.untilTold("listAccountTeams");
  await owner.web.done("updateSpace", { spaceId, name: "Garden" });
  await link.untilTold("getSpace", { spaceId });
  await owner.web.done("updateTeam", { teamId, name: "Kites" });
  await link.untilTold("getTeam", { teamId });
  expect(link.told[0]?.operation).toBe("getAccountProfile");
  link.close();
});

test("signing out closes the links of the session", async () => {
  const owner = await createTestGuest(atrium.url, "Owner");
  const link = await listenAs(owner.web);
  await owner.web.done("logoutAccount", {});
  expect(await link.closed).toEqual({ code: CLOSE_CODES.unauthorized });
});

test("nobody listens without a session", async () => {
  expect(await closedWith(listenAs(createWebCaller(atrium.url)))).toEqual(new LiveClosed(CLOSE_CODES.unauthorized));
});

test("an account has so many links at a time, and a further one once another has gone", async () => {
  const owner = await createTestGuest(atrium.url, "Owner");
  const links = await Promise.all(Array.from({ length: constants.socket.linksPerAccount }, () => listenAs(owner.web)));
  expect(await closedWith(listenAs(owner.web))).toEqual(new LiveClosed(1013));
  links[0]?.close();
  await links[0]?.closed;
  await expect.poll(() => closedWith(listenAs(owner.web)), { timeout: 20_000 }).toBeNull();
  for (const link of links) link.close();
});

test("a link answers whether it lives", async () => {
  const link = await listenAs((await createTestGuest(atrium.url, "Owner")).web);
  const ping = link.untilPing();
  link.send({ type: "ask" });
  await expect(ping).resolves.toBeUndefined();
  link.close();
});
