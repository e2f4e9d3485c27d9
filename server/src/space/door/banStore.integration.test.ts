import { must } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { beforeEach, afterAll, expect, test } from "vitest";
import type { Caller } from "../../platform/calls/context.ts";
import { banOf, bansOf, handOnBans, hashOfBrowser, insertBan } from "./banStore.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);

const HOUR_MS = 3_600_000;
const NOW_MS = Date.UTC(2026, 10, 21, 12);
const FOR_EVER = null;
let spaceId: SpaceId;
let guest: Caller;
let account: Caller;

beforeEach(async () => {
  ({ spaceId } = await desk.done(await desk.account(), "tryForFree", { teamName: "Crew", spaceName: "Place" }));
  [guest, account] = [await desk.guest(), await desk.account()];
});
const idOf = (caller: Caller) => must(caller.accountId, "signed in");
const ban = (who: Caller, forMs: number | null, nowMs = NOW_MS) =>
  insertBan(db, { spaceId, accountId: idOf(who), forMs }, nowMs);
/** The guest signs in to the account: until when is the account banned? */
async function untilAfterSignIn(): Promise<number | null> {
  await handOnBans(db, { from: idOf(guest), to: idOf(account) });
  const found = await banOf(db, spaceId, { who: { ...account, accountId: idOf(account) }, nowMs: NOW_MS });
  return must(found, "a ban").until?.getTime() ?? FOR_EVER;
}

test("of a guest's ban and the account's own the longer holds once the guest signs in, whichever it is", async () => {
  await ban(guest, 24 * HOUR_MS);
  await ban(account, HOUR_MS);
  expect(await untilAfterSignIn()).toBe(NOW_MS + 24 * HOUR_MS);
  await ban(guest, 2 * HOUR_MS);
  expect(await untilAfterSignIn()).toBe(NOW_MS + 24 * HOUR_MS);
  expect(await bansOf(db, spaceId, NOW_MS)).toHaveLength(1);
});

test("a guest's ban for ever stays for ever over the account's ban for a time, and the other way round", async () => {
  await ban(guest, FOR_EVER);
  await ban(account, HOUR_MS);
  expect(await untilAfterSignIn()).toBe(FOR_EVER);
  await ban(guest, HOUR_MS);
  expect(await untilAfterSignIn()).toBe(FOR_EVER);
});

test("a ban of the account that is over does not stand before the guest's own", async () => {
  await ban(account, HOUR_MS, NOW_MS - 2 * HOUR_MS);
  await ban(guest, HOUR_MS);
  expect(await untilAfterSignIn()).toBe(NOW_MS + HOUR_MS);
});

test("the browser of a guest's ban stays shut to guests, however long the account's own ban is", async () => {
  await ban(account, FOR_EVER);
  const browserHash = hashOfBrowser(guest.browserId);
  await insertBan(db, { spaceId, accountId: idOf(guest), browserHash, forMs: HOUR_MS }, NOW_MS);
  expect(await untilAfterSignIn()).toBe(FOR_EVER);
  const who = { accountId: idOf(await desk.guest()), isVerified: false, browserId: guest.browserId };
  expect(await banOf(db, spaceId, { who, nowMs: NOW_MS })).toMatchObject({ until: null });
});

test("whoever manages a team's guests sees from which of its spaces they are banned, until the ban is lifted", async () => {
  const admin = await desk.account();
  const made = await desk.done(admin, "tryForFree", { teamName: "House", spaceName: "Hall" });
  await createArrange(db).joinSpace(account, made.spaceId, "SPACE_GUEST");
  const bansShown = async () =>
    (await desk.done(admin, "listTeamGuests", { teamId: made.teamId })).guests.map(({ bans }) => bans);
  expect(await bansShown()).toEqual([[]]);
  await ban(account, FOR_EVER);
  expect(await bansShown()).toEqual([[]]);
  await insertBan(db, { spaceId: made.spaceId, accountId: idOf(account), forMs: FOR_EVER }, NOW_MS);
  expect(await bansShown()).toEqual([[{ spaceId: made.spaceId, until: null }]]);
  await desk.done(admin, "liftBan", { spaceId: made.spaceId, accountId: idOf(account) });
  expect(await bansShown()).toEqual([[]]);
});
