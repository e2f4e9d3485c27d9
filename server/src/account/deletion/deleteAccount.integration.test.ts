import { CLOSE_CODES, constants, must, newId } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import { waitForMail } from "@atrium/testkit/mailbox";
import { connectLive } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createLocalBus } from "../../platform/bus.ts";
import { accountTeams } from "../../program/wireDomains.ts";
import { forgetDeletedTeams } from "../../team/index.ts";
import { forgetDeletedAccounts } from "./forgetAccount.ts";

const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url });
const arrange = createArrange(database.db);
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

/** Immediate effects finish within this many calls; what a timer does takes longer. */
const MANY_CALLS = 100;

/** Somebody with a unique address and name. */
async function signedUp(browser = createTestBrowser({ port: atrium.port })) {
  const mark = newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "x");
  const email = `${mark}@example.org`;
  const accountId = await signIn(browser, email);
  await browser.call("updateAccount", { name: `Name of ${mark}`, about: `About ${mark}` });
  return { browser, email, mark, accountId };
}

const signIn = async (browser: TestBrowser, email: string) => (await signInFully(browser, email)).account.accountId;

async function signInFully(browser: TestBrowser, email: string) {
  const { authKey } = must((await browser.call("registerAccount", { email })).value, "asked");
  const { code } = must(
    atrium.codes.findLast((shown) => shown.email === email),
    "the code",
  );
  const answer = await browser.call("authAccountByMagicLink2", { authKey, code });
  return must(answer.value, "signed in");
}

async function teamOf(browser: TestBrowser, name: string) {
  const { id: teamId } = must((await browser.call("createTeam", { name })).value, "a team");
  const { spaceId } = must((await browser.call("createSpace", { teamId, name: "Space" })).value, "a space");
  return { teamId, spaceId };
}

async function enter(browser: TestBrowser, spaceId: SpaceId) {
  const door = must((await browser.call("canJoinSpace", { spaceId })).value, "answered");
  if (door.state === "closed") throw new Error(`The door is closed: ${door.closeCode}`);
  return connectLive({ url: atrium.url, ticket: door.ticket });
}

/** Every table that contains this text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await database.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const rows = await database.db.execute<{ one: number }>(
      sql`select 1 as one from ${sql.identifier(name)} t where position(${text} in t::text) > 0 limit 1`,
    );
    if (rows.rows.length > 0) found.push(name);
  }
  return found;
}

/** Lets the time to restore an account run out. */
async function sweep(): Promise<void> {
  const bus = createLocalBus();
  const laterMs = Date.now() + constants.accountKeptForMs;
  await forgetDeletedTeams(database.db, laterMs);
  await forgetDeletedAccounts({ db: database.db, bus, teams: accountTeams }, laterMs);
}

test("a deleted account leaves neither its address nor its name in any table once it cannot be taken back", async () => {
  const { browser, mark, accountId } = await signedUp();
  const { teamId } = await teamOf(browser, "Alone");
  const host = await signedUp();
  const crew = await teamOf(host.browser, "Crew");
  await arrange.joinTeam({ accountId }, crew.teamId, "MEMBER");
  const emails = [`${mark}@EXAMPLE.org`, `friend.of.${newId().toLowerCase()}@example.org`];
  await host.browser.call("inviteTeamGuests", { teamId: crew.teamId, emails, spaceIds: [] });
  await browser.call("inviteTeamMembers", { teamId, emails: emails.slice(1), role: "MEMBER", spaceIds: [] });
  const named = `<@${accountId} Name of ${mark}> and <@${accountId} Name of ${mark}>, look`;
  await host.browser.call("postTeamChatMessage", { teamId: crew.teamId, clientId: newId(), content: named });
  await browser.call("postDirectMessage", { accountId: host.accountId, clientId: newId(), content: "I am leaving" });
  await browser.call("setMailChoices", { mention: true });
  expect(await tablesWith(mark)).toEqual(expect.arrayContaining(["accounts", "chat_messages"]));
  const { value } = await browser.call("deleteAccount", {});
  expect(Date.parse(value?.deletesAt ?? "") - Date.now()).toBeGreaterThan(constants.accountKeptForMs - 60_000);
  expect(browser.cookies.has("atrium_session")).toBe(false);
  await sweep();
  // The mail about it is not kept either, once it has been sent.
  await expect.poll(() => tablesWith(mark)).toEqual([]);
  expect(await tablesWith(teamId)).not.toContain("teams");
  const { messages } = must(
    (await host.browser.call("getTeamChatPage", { teamId: crew.teamId })).value,
    "what others wrote stays",
  );
  expect(messages.map(({ content }) => content)).toEqual(["@… and @…, look"]);
});

test("what is kept of what somebody did says neither with what nor from where, and no ban keeps them", async () => {
  const userAgent = "Firefox/140.0";
  const { browser, accountId } = await signedUp(createTestBrowser({ port: atrium.port, userAgent }));
  const host = await signedUp();
  const crew = await teamOf(host.browser, "Crew");
  const elsewhere = await teamOf(host.browser, "Elsewhere");
  await arrange.joinTeam({ accountId }, crew.teamId, "ADMIN");
  const emails = [`friend.${newId().toLowerCase()}@example.org`];
  await browser.call("inviteTeamMembers", { teamId: crew.teamId, emails, role: "MEMBER", spaceIds: [] });
  const { spaceId } = elsewhere;
  const live = await enter(browser, spaceId);
  await host.browser.call("kick", { spaceId, accountId, banForMs: null });
  live.close();
  const devices = async () => {
    const told = await database.db.execute<{ device: string | null }>(
      sql`select distinct device from audit_entries where actor_id = ${accountId}`,
    );
    return told.rows.map(({ device }) => device);
  };
  expect(await devices()).toEqual(["Firefox"]);
  expect(await tablesWith(accountId)).toContain("space_bans");
  await browser.call("deleteAccount", {});
  await sweep();
  expect(await devices()).toEqual([null]);
  expect(await tablesWith(accountId)).not.toContain("space_bans");
});

test("signing in takes the account back, with the team that was theirs alone and without those of others", async () => {
  const { browser, email, accountId, mark } = await signedUp();
  const { teamId, spaceId } = await teamOf(browser, "Alone");
  const host = await signedUp();
  const crew = await teamOf(host.browser, "Crew");
  await arrange.joinTeam({ accountId }, crew.teamId, "MEMBER");
  const house = await teamOf(host.browser, "House");
  await arrange.joinSpace({ accountId }, house.spaceId, "SPACE_GUEST");
  await browser.call("deleteAccount", {});
  const { members } = must((await host.browser.call("listTeamMembers", { teamId: crew.teamId })).value, "listed");
  expect(members.map((each) => each.accountId)).not.toContain(accountId);
  expect((await host.browser.call("listTeamGuests", { teamId: house.teamId })).value?.guests).toEqual([]);
  const entrance = must((await host.browser.call("getSpace", { spaceId })).code, "answered");
  expect(entrance).toBe("spaceNotFound");

  const again = createTestBrowser({ port: atrium.port });
  const back = await signInFully(again, email);
  expect(back).toMatchObject({ isNew: false, isBack: true, account: { accountId, name: `Name of ${mark}` } });
  const { teams } = must((await again.call("listAccountTeams", {})).value, "listed");
  expect(teams.map(({ id }) => id)).toEqual([teamId]);
  expect((await again.call("getSpace", { spaceId })).code).toBe("success");
  await sweep();
  expect((await again.call("getAccountProfile", {})).value?.account?.accountId).toBe(accountId);
  expect(await signInFully(createTestBrowser({ port: atrium.port }), email)).toMatchObject({ isBack: false });
});

test("a team that had been deleted before stays deleted when the account is taken back", async () => {
  const { browser, email } = await signedUp();
  const { teamId } = await teamOf(browser, "Before");
  await browser.call("deleteTeam", { teamId });
  await browser.call("deleteAccount", {});
  const again = createTestBrowser({ port: atrium.port });
  await signInFully(again, email);
  expect((await again.call("listAccountTeams", {})).value?.teams).toEqual([]);
});

test("the owner of the mailbox is told until when", async () => {
  const { browser, email } = await signedUp();
  await browser.call("deleteAccount", {});
  expect((await waitForMail(atrium.outbox, email, 1)).text).toContain("/login");
});

test("whoever deletes their account is sent out of every space at once, also with their other browsers", async () => {
  const host = await signedUp();
  const { spaceId } = await teamOf(host.browser, "Hosts");
  const { browser, email } = await signedUp();
  const other = createTestBrowser({ port: atrium.port });
  await signIn(other, email);
  const live = await enter(other, spaceId);
  const closed: Awaited<typeof live.closed>[] = [];
  void live.closed.then((how) => closed.push(how));
  await browser.call("deleteAccount", {});
  expect((await other.call("listAccountTeams", {})).code).toBe("unauthorized");
  for (let asked = 1; closed.length === 0 && asked < MANY_CALLS; asked += 1) await other.call("listAccountTeams", {});
  expect(closed).toEqual([{ code: CLOSE_CODES.unauthorized }]);
});

test("newcomers of a team that goes with its only member are sent away", async () => {
  const host = await signedUp();
  const { spaceId } = await teamOf(host.browser, "Goes");
  const newcomer = await signedUp();
  const live = await enter(newcomer.browser, spaceId);
  await host.browser.call("deleteAccount", {});
  expect(await live.closed).toEqual({ code: CLOSE_CODES.notFound });
});

test("a team with other members needs another admin before its only one goes", async () => {
  const { browser, accountId } = await signedUp();
  const { teamId } = await teamOf(browser, "Crew");
  const alone = await teamOf(browser, "Alone");
  const member = await signedUp();
  await arrange.joinTeam(member, teamId, "MEMBER");
  const asked = must((await browser.call("canDeleteAccount", {})).value, "answered");
  expect(asked.teamsToHandOver.map(({ id }) => id)).toEqual([teamId]);
  expect(asked.teamsThatGo.map(({ id }) => id)).toEqual([alone.teamId]);
  expect((await browser.call("deleteAccount", {})).code).toBe("needToTransferTeamRights");
  await browser.call("updateTeamMemberRole", { teamId, accountId: member.accountId, role: "ADMIN" });
  expect((await browser.call("deleteAccount", {})).code).toBe("success");
  const { members } = must((await member.browser.call("listTeamMembers", { teamId })).value, "listed");
  expect(members.map((each) => each.accountId)).not.toContain(accountId);
});

test("the same address signs up anew afterwards, with nothing of before", async () => {
  const { browser, email, accountId } = await signedUp();
  await teamOf(browser, "Before");
  await browser.call("deleteAccount", {});
  await sweep();
  const again = createTestBrowser({ port: atrium.port });
  expect(await signIn(again, email)).not.toBe(accountId);
  expect((await again.call("listAccountTeams", {})).value?.teams).toEqual([]);
});

test("a guest without an e-mail is forgotten as well, and to ask twice is no mistake", async () => {
  const browser = createTestBrowser({ port: atrium.port });
  const name = `Guest ${newId()}`;
  await browser.call("registerUnverifiedAccount", { name });
  expect((await browser.call("deleteAccount", {})).code).toBe("success");
  expect((await browser.call("deleteAccount", {})).code).toBe("success");
  expect(await tablesWith(name)).toEqual([]);
});

test("who deletes their account while they found a team, or another admin adds them to a space, has neither", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [admin, gone] = [await signedUp(), await signedUp()];
    const { teamId, spaceId } = await teamOf(admin.browser, "Crew");
    await arrange.joinTeam(gone, teamId, "MEMBER");
    const deleted = gone.browser.call("deleteAccount", {});
    await Promise.all([
      gone.browser.call("createTeam", { name: "Late" }),
      admin.browser.call("addSpaceMembers", { spaceId, accountIds: [gone.accountId] }),
    ]);
    expect((await deleted).code).toBe("success");
    expect(await placesOf([gone.accountId])).toEqual([]);
  }
});

test("who deletes their account while an admin makes them one, or a member, has no team, and their team is not without admin", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [admin, gone, guest] = [await signedUp(), await signedUp(), await signedUp()];
    const { teamId, spaceId } = await teamOf(admin.browser, "Crew");
    await arrange.joinTeam(gone, teamId, "MEMBER");
    await arrange.joinTeam(guest, teamId, "GUEST");
    const people = [gone.accountId, guest.accountId];
    const deleted = [gone, guest].map(({ browser }) => browser.call("deleteAccount", {}));
    const changes = [
      admin.browser.call("updateTeamMemberRole", { teamId, accountId: gone.accountId, role: "ADMIN" }),
      admin.browser.call("promoteTeamGuest", { teamId, accountId: guest.accountId }),
      admin.browser.call("setTeamGuestSpaces", { teamId, accountId: guest.accountId, spaceIds: [spaceId] }),
    ];
    expect((await Promise.all(deleted)).map(({ code }) => code)).toEqual(["success", "success"]);
    for (const { code } of await Promise.all(changes))
      expect(["success", "memberNotFound", "guestNotFound"]).toContain(code);
    expect(await placesOf(people)).toEqual([]);
    expect((await admin.browser.call("getTeam", { teamId })).value?.team.role).toBe("ADMIN");
  }
});

test("of two admins who delete their accounts at once one must hand the team over first", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [first, second, member] = [await signedUp(), await signedUp(), await signedUp()];
    const { teamId } = await teamOf(first.browser, "Crew");
    await arrange.joinTeam(second, teamId, "ADMIN");
    await arrange.joinTeam(member, teamId, "MEMBER");
    const calls = [first, second].map(({ browser }) => browser.call("deleteAccount", {}));
    const codes = (await Promise.all(calls)).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(["needToTransferTeamRights", "success"]);
    expect((await member.browser.call("getTeam", { teamId })).value?.team.membersCount).toBe(2);
  }
});

/** The memberships these people have, except in deleted teams. */
async function placesOf(people: readonly string[]): Promise<unknown[]> {
  const isOne = (column: string) => sql`${sql.raw(column)} = any(${sql.param([...people])})`;
  const left = await database.db.execute<{ account_id: string }>(sql`
    select m.account_id from team_members m join teams t on t.id = m.team_id
      where ${isOne("m.account_id")} and t.deleted_at is null
    union all select account_id from space_members where ${isOne("account_id")}`);
  return left.rows;
}
