import { CLOSE_CODES, constants, must, newId } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import { connectLive, LiveClosed } from "@atrium/testkit/liveClient";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { createWallClock } from "@atrium/testkit/wallClock";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";

const database = await createTestDatabase();
const clock = createWallClock(Date.now());
const atrium = await startTestAtrium({ databaseUrl: database.url, clock });
const arrange = createArrange(database.db);
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const [HOUR_MS] = constants.ban.durationsMs;
let owner: TestGuest;
let guest: TestGuest;
let client: LiveClient;
let spaceId: SpaceId;

/** A guest in a space whose visit has been recorded. */
beforeEach(async () => {
  owner = await createTestGuest(atrium.url, "Owner");
  ({ spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" }));
  guest = await createTestGuest(atrium.url, "Guest");
  client = await guest.enter(spaceId);
  await expect.poll(visits).toBe(1);
});
async function visits(): Promise<number> {
  const noted = sql`select 1 as one from space_visits where account_id = ${client.accountId}`;
  return (await database.db.execute<{ one: number }>(noted)).rows.length;
}
const door = (newcomer: TestGuest) => newcomer.web.done("canJoinSpace", { spaceId });
const shut = { state: "closed", closeCode: CLOSE_CODES.banned, startsAt: null };
const shutUntil = (atMs: number) => ({ ...shut, startsAt: new Date(atMs).toISOString() });
const ban = (banForMs: (typeof constants.ban.durationsMs)[number]) =>
  owner.web.done("kick", { spaceId, accountId: client.accountId, banForMs });

test("a banned person is sent away and stays out for the time, then the door is open again", async () => {
  const closed = expect(client.closed).resolves.toEqual({ code: CLOSE_CODES.banned });
  await ban(HOUR_MS);
  await closed;
  const { bans } = await owner.web.done("listBans", { spaceId });
  expect(bans).toMatchObject([{ accountId: client.accountId, name: "Guest" }]);
  const untilMs = Date.parse(must(bans[0]?.until, "an hour"));
  expect(await door(guest)).toEqual(shutUntil(untilMs));
  clock.move(HOUR_MS);
  expect((await door(guest)).state).toBe("open");
  expect((await owner.web.done("listBans", { spaceId })).bans).toEqual([]);
});

test("a ban for ever lasts until it is lifted", async () => {
  await ban(null);
  expect(await door(guest)).toEqual(shut);
  await owner.web.done("liftBan", { spaceId, accountId: client.accountId });
  expect((await door(guest)).state).toBe("open");
});

test("a kick alone keeps nobody out", async () => {
  await owner.web.done("kick", { spaceId, accountId: client.accountId });
  expect((await door(guest)).state).toBe("open");
});

test("who is no host neither bans, nor sees bans, nor lifts them; nobody bans somebody of higher role", async () => {
  const other = await createTestGuest(atrium.url, "Other");
  await other.enter(spaceId);
  const input = { spaceId, accountId: client.accountId };
  await expect(other.web.done("kick", { ...input, banForMs: HOUR_MS })).rejects.toThrow("forbidden");
  await expect(other.web.done("listBans", { spaceId })).rejects.toThrow("forbidden");
  await expect(other.web.done("liftBan", input)).rejects.toThrow("forbidden");
  const host = await owner.enter(spaceId);
  await arrange.joinSpace({ accountId: client.accountId }, spaceId, "SPACE_MODERATOR");
  await expect(guest.web.done("kick", { spaceId, accountId: host.accountId, banForMs: null })).rejects.toThrow(
    "forbidden",
  );
});

test("a host neither kicks, nor bans, nor makes a host of somebody who has just become an admin", async () => {
  const moderator = await createTestGuest(atrium.url, "Moderator");
  const host = await moderator.enter(spaceId);
  await arrange.joinSpace({ accountId: host.accountId }, spaceId, "SPACE_MODERATOR");
  // No change has been announced yet: those inside still see a guest.
  await arrange.joinSpace({ accountId: client.accountId }, spaceId, "SPACE_ADMIN");
  const input = { spaceId, accountId: client.accountId };
  await expect(moderator.web.done("kick", input)).rejects.toThrow("forbidden");
  await expect(moderator.web.done("kick", { ...input, banForMs: HOUR_MS })).rejects.toThrow("forbidden");
  for (const isModerator of [true, false])
    await expect(moderator.web.done("setModerator", { ...input, isModerator })).rejects.toThrow("forbidden");
  expect((await guest.web.done("getSpace", { spaceId })).space.role).toBe("SPACE_ADMIN");
  // And the other way round: somebody who is no longer an admin is kicked like anybody.
  await arrange.joinSpace({ accountId: client.accountId }, spaceId, "SPACE_MEMBER");
  const closed = expect(client.closed).resolves.toEqual({ code: CLOSE_CODES.kicked });
  await moderator.web.done("kick", input);
  await closed;
});

test("another guest made in the same browser stays out too", async () => {
  const browser = createTestBrowser({ port: atrium.port });
  await browser.call("registerUnverifiedAccount", { name: "Twice" });
  await enterAndBan(browser);
  await browser.call("logoutAccount", {});
  await browser.call("registerUnverifiedAccount", { name: "Twice again" });
  expect((await browser.call("canJoinSpace", { spaceId })).value).toEqual(shut);
  const elsewhere = createTestBrowser({ port: atrium.port });
  await elsewhere.call("registerUnverifiedAccount", { name: "Unknown" });
  expect((await elsewhere.call("canJoinSpace", { spaceId })).value).toMatchObject({ state: "open" });
});

test("a banned guest who deletes their account stays out in the same browser, and is listed", async () => {
  const browser = createTestBrowser({ port: atrium.port });
  await browser.call("registerUnverifiedAccount", { name: "Rude" });
  await enterAndBan(browser);
  expect((await browser.call("deleteAccount", {})).code).toBe("success");
  await browser.call("registerUnverifiedAccount", { name: "Rude again" });
  expect((await browser.call("canJoinSpace", { spaceId })).value).toEqual(shut);
  expect((await owner.web.done("listBans", { spaceId })).bans.map(({ name }) => name)).toEqual(["Rude"]);
});

test("whoever is banned before their visit is written down is known by their browser too", async () => {
  const browser = createTestBrowser({ port: atrium.port });
  await browser.call("registerUnverifiedAccount", { name: "Quick" });
  const accountId = await accountOf(browser);
  await database.db.transaction(async (tx) => {
    // Writing a visit waits for this lock; reading visits does not.
    await tx.execute(sql`lock table space_visits in exclusive mode`);
    const visit = await enterFrom(browser);
    await owner.web.done("kick", { spaceId, accountId, banForMs: null });
    await visit.closed;
  });
  await browser.call("logoutAccount", {});
  await browser.call("registerUnverifiedAccount", { name: "Quick again" });
  expect((await browser.call("canJoinSpace", { spaceId })).value).toEqual(shut);
});

test("whoever is banned while signed in does not come back as a guest of the same browser", async () => {
  const browser = createTestBrowser({ port: atrium.port });
  await browser.call("registerUnverifiedAccount", { name: "Known" });
  const email = `${newId()}@example.org`;
  await arrange.account(await accountOf(browser), { email, emailKey: email });
  await enterAndBan(browser);
  await browser.call("logoutAccount", {});
  await browser.call("registerUnverifiedAccount", { name: "Nobody" });
  expect((await browser.call("canJoinSpace", { spaceId })).value).toEqual(shut);
  // Somebody who signs in to another account in the same browser is another person.
  const other = `${newId()}@example.org`;
  await arrange.account(await accountOf(browser), { email: other, emailKey: other });
  expect((await browser.call("canJoinSpace", { spaceId })).value).toMatchObject({ state: "open" });
});

test("a ticket from before a ban lets nobody in: not whoever is banned, nor another guest of their browser", async () => {
  const browser = createTestBrowser({ port: atrium.port });
  await browser.call("registerUnverifiedAccount", { name: "Twice" });
  const twin = browser.copy();
  twin.cookies.delete("atrium_session");
  await twin.call("registerUnverifiedAccount", { name: "Twice at once" });
  const answer = must((await twin.call("canJoinSpace", { spaceId })).value, "an answer");
  const ticket = must("ticket" in answer ? answer.ticket : null, "it is open");
  await enterAndBan(browser);
  const enter = (given: string) => connectLive({ url: atrium.url, ticket: given });
  await expect(enter(ticket)).rejects.toEqual(new LiveClosed(CLOSE_CODES.banned));
  // The ban does not void a ticket issued while it is being written.
  const own = await guest.ticket(spaceId);
  await database.db.execute(sql`insert into space_bans (space_id, account_id, name, banned_at)
    values (${spaceId}, ${client.accountId}, 'Guest', now())`);
  await expect(enter(own)).rejects.toEqual(new LiveClosed(CLOSE_CODES.banned));
});

async function accountOf(browser: TestBrowser) {
  const { account } = must((await browser.call("getAccountProfile", {})).value, "a profile");
  return must(account, "a guest or an account").accountId;
}

async function enterFrom(browser: TestBrowser): Promise<LiveClient> {
  const answer = must((await browser.call("canJoinSpace", { spaceId })).value, "an answer");
  return connectLive({ url: atrium.url, ticket: must("ticket" in answer ? answer.ticket : null, "it is open") });
}

async function enterAndBan(browser: TestBrowser): Promise<void> {
  const accountId = await accountOf(browser);
  const visit = await enterFrom(browser);
  const noted = sql`select 1 as one from space_visits where account_id = ${accountId}`;
  await expect.poll(async () => (await database.db.execute<{ one: number }>(noted)).rows.length).toBe(1);
  await owner.web.done("kick", { spaceId, accountId, banForMs: null });
  await visit.closed;
}
