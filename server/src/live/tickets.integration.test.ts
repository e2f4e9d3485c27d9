import { SpaceId, must, newId } from "@atrium/contract";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { liveTickets } from "./tickets.ts";
import { forgetOldTickets, isGoodTicket, issueTicket, redeemTickets, spaceOfTicket, voidTickets } from "./tickets.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);

async function somebody() {
  const { accountId, sessionId, ...caller } = await desk.guest();
  return {
    ...caller,
    accountId: must(accountId, "a guest has an account"),
    sessionId: must(sessionId, "a guest has a session"),
  };
}
const redeemTicket = async (ticket: string) => (await redeemTickets(db, [ticket], NOW_MS))[0];
const NOW_MS = Date.UTC(2026, 10, 21, 12);
const admits = (spaceId: SpaceId) => ({ spaceId, role: "PUBLIC_GUEST" as const });
const aSpaceId = () => SpaceId.parse(newId());
/** Shifts every ticket's expiry by this many milliseconds. */
const moveEnds = (ms: number) =>
  db.update(liveTickets).set({ expiresAt: sql`${liveTickets.expiresAt} + ${ms} * interval '1 millisecond'` });

test("a ticket lets in whom it was given to, for its space, once", async () => {
  const [caller, spaceId] = [await somebody(), aSpaceId()];
  const ticket = await issueTicket(db, caller, admits(spaceId));
  expect(spaceOfTicket(ticket)).toBe(spaceId);
  expect(await isGoodTicket(db, ticket)).toBe(true);
  expect(await redeemTicket(ticket)).toMatchObject({
    accountId: caller.accountId,
    sessionId: caller.sessionId,
    isOpen: true,
  });
  expect(await isGoodTicket(db, ticket)).toBe(false);
  expect(await redeemTicket(ticket)).toBeNull();
});

test("a ticket tells whether the session it was given to still stands", async () => {
  const caller = await somebody();
  const ticket = await issueTicket(db, caller, admits(aSpaceId()));
  await db.execute(sql`delete from sessions where id = ${caller.sessionId}`);
  expect(await redeemTicket(ticket)).toMatchObject({ sessionId: caller.sessionId, isOpen: false });
});

test("a ticket that is outlived lets nobody in, and one whose time is not over stays when the old ones are forgotten", async () => {
  const [caller, spaceId] = [await somebody(), aSpaceId()];
  const old = await issueTicket(db, caller, admits(spaceId));
  await moveEnds(-60_000);
  const fresh = await issueTicket(db, caller, admits(spaceId));
  expect(await isGoodTicket(db, old)).toBe(false);
  expect(await redeemTicket(old)).toBeNull();
  await forgetOldTickets(db);
  expect(await db.$count(liveTickets)).toBe(1);
  expect(await redeemTicket(fresh)).not.toBeNull();
});

test("voiding takes somebody's tickets for one space, not others' and not those for another", async () => {
  const [kicked, other] = [await somebody(), await somebody()];
  const [spaceId, elsewhere] = [aSpaceId(), aSpaceId()];
  const voided = [await issueTicket(db, kicked, admits(spaceId)), await issueTicket(db, kicked, admits(spaceId))];
  const kept = [await issueTicket(db, kicked, admits(elsewhere)), await issueTicket(db, other, admits(spaceId))];
  await voidTickets(db, { spaceId, accountId: kicked.accountId });
  for (const ticket of voided) expect(await redeemTicket(ticket)).toBeNull();
  for (const ticket of kept) expect(await redeemTicket(ticket)).not.toBeNull();
});

test("of tickets used together each lets in its own person, and one that is among them twice lets in once", async () => {
  const [ada, ben, spaceId] = [await somebody(), await somebody(), aSpaceId()];
  const [hers, his] = [await issueTicket(db, ada, admits(spaceId)), await issueTicket(db, ben, admits(spaceId))];
  const redeemed = await redeemTickets(db, [his, "made.up", hers, his], NOW_MS);
  expect(redeemed.map((one) => one?.accountId ?? null)).toEqual([ben.accountId, null, ada.accountId, null]);
});
