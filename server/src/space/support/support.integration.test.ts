import { constants, must, newId } from "@atrium/contract";
import type { AuditEntry, ChatClientId, TeamId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { connectLive } from "@atrium/testkit/liveClient";
import { createPasskeyDevice } from "@atrium/testkit/passkeyDevice";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { createWallClock } from "@atrium/testkit/wallClock";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
const clock = createWallClock(Date.now());
const atrium = await startTestAtrium({
  databaseUrl: database.url,
  clock,
  settings: {
    SUPPORT_STAFF:
      "kim@staff.example, Lee@Staff.example,ann@staff.example,bo@staff.example,cy@staff.example,dee@staff.example,eve@staff.example,flo@staff.example,gil@staff.example,hal@staff.example,ida@staff.example",
  },
});
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const newBrowser = () => createTestBrowser({ port: atrium.port });
const MINUTE_MS = 60_000;
const REASON = "They cannot hear one another";

async function signedIn(email: string) {
  const browser = newBrowser();
  const { authKey } = must((await browser.call("registerAccount", { email, locale: "en" })).value, "asked");
  const { code } = must(
    atrium.codes.findLast((shown) => shown.email === email),
    "the code",
  );
  const { account } = must((await browser.call("authAccountByMagicLink2", { authKey, code })).value, "signed in");
  await browser.call("updateAccount", { name: email.slice(0, email.indexOf("@")) });
  return { browser, accountId: account.accountId };
}

async function withPasskey(email: string, isNew?: true) {
  const person = await signedIn(email);
  const device = createPasskeyDevice({ origin: atrium.url, verifiesUser: true });
  const { making } = must((await person.browser.call("startPasskey", {})).value, "started");
  must((await person.browser.call("addPasskey", { made: device.make(making) })).value, "added");
  const grow = (ageMs: number) =>
    database.db.execute(sql`update passkeys set created_at = created_at - ${ageMs} * interval '1 millisecond'
      where account_id = ${person.accountId}`);
  if (isNew !== true) await grow(constants.passkeys.supportsAfterMs);
  const open = async (slug: string, minutes = 30) => {
    const { asking } = must((await person.browser.call("startPasskeySignIn", {})).value, "started");
    return person.browser.call("openSupportAccess", { slug, reason: REASON, minutes, proof: device.sign(asking) });
  };
  return { ...person, device, open, grow };
}

/** Gives the account another address. */
async function moveTo(browser: TestBrowser, email: string) {
  const { authKey } = must((await browser.call("changeAccountEmail", { email })).value, "asked");
  const { code } = must(
    atrium.codes.findLast((shown) => shown.email === email),
    "the code",
  );
  must((await browser.call("authAccountByMagicLink2", { authKey, code })).value, "moved");
}

let houses = 0;
/** A team with a private space. */
async function aHouse() {
  const admin = await signedIn(`admin${(houses += 1)}@example.org`);
  const { id: teamId } = must((await admin.browser.call("createTeam", { name: "House" })).value, "a team");
  const made = must((await admin.browser.call("createSpace", { teamId, name: "Attic" })).value, "a space");
  await database.db.execute(sql`update spaces set is_private = true where id = ${made.spaceId}`);
  return { admin, teamId, ...made };
}

const enter = async (browser: TestBrowser, spaceId: Parameters<typeof codeOf>[1]) =>
  must((await browser.call("canJoinSpace", { spaceId })).value, "an answer");
const codeOf = async (browser: TestBrowser, spaceId: Awaited<ReturnType<typeof aHouse>>["spaceId"]) =>
  (await browser.call("getSpace", { spaceId })).code;

async function goIn(browser: TestBrowser, spaceId: Parameters<typeof codeOf>[1]) {
  const door = await enter(browser, spaceId);
  if (door.state !== "open") throw new Error("the door is open");
  return connectLive({ url: atrium.url, ticket: door.ticket });
}

async function logOf(browser: TestBrowser, teamId: TeamId): Promise<AuditEntry["act"][]> {
  const log = must((await browser.call("listTeamAuditEntries", { teamId })).value, "the log");
  return log.entries.map(({ act }) => act).filter(({ action }) => action.startsWith("support"));
}

test("staff open a private space by a passkey and a reason, enter it, and its admins see who, why and until when", async () => {
  const { admin, teamId, spaceId, slug } = await aHouse();
  const kim = await withPasskey("kim@staff.example");
  expect(await codeOf(kim.browser, spaceId)).toBe("spaceNotFound");
  const { access } = must((await kim.open(slug)).value, "opened");
  expect(Date.parse(access.endsAt) - Date.parse(access.openedAt)).toBe(30 * MINUTE_MS);
  expect(await kim.browser.call("getSpace", { spaceId })).toMatchObject({ value: { space: { role: "SUPPORT" } } });
  clock.move(1000);
  expect(await enter(kim.browser, spaceId)).toMatchObject({ state: "open" });
  const { accesses } = must((await admin.browser.call("listSupportAccess", { teamId })).value, "a list");
  expect(accesses).toEqual([
    {
      spaceId,
      spaceName: "Attic",
      accountId: kim.accountId,
      name: "kim",
      reason: REASON,
      openedAt: access.openedAt,
      endsAt: access.endsAt,
    },
  ]);
  expect(await logOf(admin.browser, teamId)).toEqual([
    { action: "supportEntered", spaceId },
    { action: "supportOpened", spaceId, reason: REASON, minutes: 30 },
  ]);
  const own = must((await kim.browser.call("listOwnSupportAccess", {})).value, "a list");
  expect(own.accesses).toEqual([access]);
  const toldOf = async (browser: TestBrowser) => (await browser.call("getAccountProfile", {})).value?.givesSupport;
  const told = [await toldOf(kim.browser), await toldOf(admin.browser), await toldOf(newBrowser())];
  expect(told).toEqual([true, false, undefined]);
});

test("support reads no chat, sees no billing and changes no role, space or team", async () => {
  const { admin, teamId, spaceId, slug } = await aHouse();
  const lee = await withPasskey("lee@staff.example");
  must((await lee.open(slug)).value, "opened");
  await goIn(lee.browser, spaceId);
  const { browser } = lee;
  const codes = [
    (await browser.call("getTeamChatPage", { teamId })).code,
    (await browser.call("getSpaceChatPage", { spaceId })).code,
    (await browser.call("getDirectMessageChatPage", { accountId: admin.accountId })).code,
    (await browser.call("updateTeam", { teamId, name: "Mine" })).code,
    (await browser.call("updateSpace", { spaceId, name: "Mine" })).code,
    (await browser.call("updateTeamMemberRole", { teamId, accountId: lee.accountId, role: "ADMIN" })).code,
    (await browser.call("listTeamAuditEntries", { teamId })).code,
    (await browser.call("listSupportAccess", { teamId })).code,
    (await browser.call("getBillingParams", { teamId })).code,
  ];
  expect(codes).toEqual([
    "chatNotAllowed",
    "chatNotAllowed",
    "chatNotAllowed",
    "forbidden",
    "forbidden",
    "forbidden",
    "forbidden",
    "forbidden",
    "forbidden",
  ]);
});

test("an admin ends it at once, who is inside as support is sent out, and the staff member ends their own", async () => {
  const { admin, teamId, spaceId, slug } = await aHouse();
  const ann = await withPasskey("ann@staff.example");
  must((await ann.open(slug)).value, "opened");
  const live = await goIn(ann.browser, spaceId);
  must((await admin.browser.call("endSupportAccess", { teamId, accountId: ann.accountId })).value, "ended");
  await live.closed;
  expect(await codeOf(ann.browser, spaceId)).toBe("spaceNotFound");
  expect(await logOf(admin.browser, teamId)).toContainEqual({
    action: "supportEnded",
    accountId: ann.accountId,
    spaceId,
  });
  must((await ann.open(slug)).value, "opened again");
  const bo = await withPasskey("bo@staff.example");
  must((await bo.open(slug)).value, "opened");
  const of = (accountId: typeof bo.accountId) => ann.browser.call("endSupportAccess", { teamId, accountId });
  expect((await of(bo.accountId)).code).toBe("forbidden");
  expect((await of(ann.accountId)).code).toBe("success");
  expect(await codeOf(bo.browser, spaceId)).toBe("success");
});

test("it ends by itself: by the database's clock on the second, and the log says so", async () => {
  const { admin, teamId, spaceId, slug } = await aHouse();
  const cy = await withPasskey("cy@staff.example");
  must((await cy.open(slug, 5)).value, "opened");
  await database.db.execute(sql`update support_accesses set ends_at = now() where account_id = ${cy.accountId}`);
  expect(await codeOf(cy.browser, spaceId)).toBe("spaceNotFound");
  expect(must((await admin.browser.call("listSupportAccess", { teamId })).value, "a list").accesses).toEqual([]);
  await expect
    .poll(() => logOf(admin.browser, teamId), { timeout: 15_000 })
    .toContainEqual({
      action: "supportRanOut",
      spaceId,
    });
});

test("a program whose clock is ahead ends nothing early", async () => {
  const { admin, teamId, slug } = await aHouse();
  clock.move(61 * MINUTE_MS);
  const flo = await withPasskey("flo@staff.example");
  const { access } = must((await flo.open(slug, 5)).value, "opened");
  expect(Math.abs(Date.parse(access.endsAt) - Date.now() - 5 * MINUTE_MS)).toBeLessThan(MINUTE_MS);
  const { accesses } = must((await admin.browser.call("listSupportAccess", { teamId })).value, "a list");
  expect(accesses.map(({ accountId }) => accountId)).toEqual([flo.accountId]);
  const own = must((await flo.browser.call("listOwnSupportAccess", {})).value, "a list");
  expect(own.accesses).toEqual([access]);
});

test("others than staff, longer times, other people's passkeys and teams of one's own are refused", async () => {
  const { admin, teamId, slug } = await aHouse();
  const other = await withPasskey("other@example.org");
  expect((await other.open(slug)).code).toBe("forbidden");
  expect((await other.browser.call("listOwnSupportAccess", {})).code).toBe("forbidden");
  const kim = await withPasskey("kim@staff.example");
  expect((await kim.open(slug, 61)).code).toBe("invalidRequest");
  const { asking } = must((await kim.browser.call("startPasskeySignIn", {})).value, "started");
  const stranger = { slug, reason: REASON, minutes: 30, proof: other.device.sign(asking) };
  expect((await kim.browser.call("openSupportAccess", stranger)).code).toBe("passkeyRefused");
  await database.db.execute(sql`insert into team_members (team_id, account_id, role, joined_at)
    values (${teamId}, ${kim.accountId}, 'MEMBER', now())`);
  expect((await kim.open(slug)).code).toBe("userIsMemberAlready");
  expect(await logOf(admin.browser, teamId)).toEqual([]);
});

test("who is a guest, member or host of another space of the team is refused", async () => {
  const { admin, teamId, slug } = await aHouse();
  const kim = await withPasskey("kim@staff.example");
  const cellar = must((await admin.browser.call("createSpace", { teamId, name: "Cellar" })).value, "a space");
  for (const role of ["SPACE_GUEST", "SPACE_MEMBER", "SPACE_ADMIN"]) {
    await database.db.execute(sql`insert into space_members (space_id, account_id, role, added_at)
      values (${cellar.spaceId}, ${kim.accountId}, ${role}, now())
      on conflict (space_id, account_id) do update set role = excluded.role`);
    expect((await kim.open(slug)).code).toBe("userIsMemberAlready");
  }
  await database.db.execute(sql`delete from space_members where account_id = ${kim.accountId}`);
  expect((await kim.open(slug)).code).toBe("success");
});

test("support is shown nobody to write to, neither of the team nor of those inside", async () => {
  const { admin, spaceId, slug } = await aHouse();
  const dee = await withPasskey("dee@staff.example");
  must((await dee.open(slug)).value, "opened");
  await goIn(admin.browser, spaceId);
  await goIn(dee.browser, spaceId);
  const found = await dee.browser.call("findPeopleToMessage", { find: "admin" });
  expect(found.value).toEqual({ people: [] });
});

test("nobody writes to support, neither outside nor inside, nor is shown them", async () => {
  const { admin, spaceId, slug } = await aHouse();
  const ida = await withPasskey("ida@staff.example");
  must((await ida.open(slug)).value, "opened");
  const write = async () => {
    const message = { accountId: ida.accountId, clientId: newId<ChatClientId>(), content: "Hello" };
    return (await admin.browser.call("postDirectMessage", message)).code;
  };
  expect(await write()).toBe("chatNotFound");
  await goIn(admin.browser, spaceId);
  await goIn(ida.browser, spaceId);
  expect(await write()).toBe("chatNotFound");
  expect((await admin.browser.call("findPeopleToMessage", { find: "ida" })).value).toEqual({ people: [] });
});

test("an address taken less than a day ago opens nothing, however old the passkey: whoever reads its mail could take it", async () => {
  const { slug } = await aHouse();
  const stranger = await withPasskey("stranger@example.org");
  await moveTo(stranger.browser, "gil@staff.example");
  expect((await stranger.open(slug)).code).toBe("passkeyRefused");
  await database.db.execute(sql`update accounts
    set email_since = email_since - ${constants.passkeys.supportsAfterMs} * interval '1 millisecond'
    where id = ${stranger.accountId}`);
  expect((await stranger.open(slug)).code).toBe("success");
});

test("whoever gives up the address that makes them staff loses at once what is open to them", async () => {
  const { admin, teamId, spaceId, slug } = await aHouse();
  const hal = await withPasskey("hal@staff.example");
  must((await hal.open(slug)).value, "opened");
  const live = await goIn(hal.browser, spaceId);
  await moveTo(hal.browser, "hal@example.org");
  await live.closed;
  expect(await codeOf(hal.browser, spaceId)).toBe("spaceNotFound");
  expect(await logOf(admin.browser, teamId)).toContainEqual({
    action: "supportEnded",
    accountId: hal.accountId,
    spaceId,
  });
});

test("a passkey that is not a day old opens nothing: whoever reads somebody's mail could have added it", async () => {
  const { slug } = await aHouse();
  const eve = await withPasskey("eve@staff.example", true);
  expect((await eve.open(slug)).code).toBe("passkeyRefused");
  await eve.grow(constants.passkeys.supportsAfterMs - 60 * MINUTE_MS);
  expect((await eve.open(slug)).code).toBe("passkeyRefused");
  await eve.grow(60 * MINUTE_MS);
  expect((await eve.open(slug)).code).toBe("success");
});
