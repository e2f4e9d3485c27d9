import { must } from "@atrium/contract";
import { createLocalBus } from "../platform/bus.ts";
import type { Caller } from "../platform/calls/context.ts";
import { recordVisits, spaceChanged } from "../space/index.ts";
import { spaceMembers } from "../space/tables.ts";
import { lockTeam } from "./teamStore.ts";
import { accountTeams } from "../program/wireDomains.ts";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { waitsForLocks } from "@atrium/testkit/statements";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

/** Returns the messages sent after the commit. */
async function adopt(from: Caller, to: Caller) {
  const bus = createLocalBus();
  const news: unknown[] = [];
  bus.subscribe(spaceChanged, ({ spaceId }) => void news.push(spaceId));
  const effects = await db.transaction((tx) => accountTeams.adoptGuest(tx, bus, { from: idOf(from), to: idOf(to) }));
  expect(news).toEqual([]);
  for (const effect of effects) await effect();
  return news;
}
const idOf = (caller: Caller) => must(caller.accountId, "signed in");

test("what a guest tried for free is the account's once the e-mail is known", async () => {
  const guest = await desk.guest();
  const { teamId, spaceId } = await desk.done(guest, "tryForFree", { teamName: "Crew", spaceName: "Place" });
  const account = await desk.account();
  await adopt(guest, account);
  expect((await desk.done(account, "getTeam", { teamId })).team.role).toBe("ADMIN");
  expect((await desk.done(account, "getSpace", { spaceId })).space.role).toBe("TEAM_ADMIN");
  expect(await desk.call(guest, "getTeam", { teamId })).toMatchObject({ code: "teamNotFound" });
});

test("of the guest's and the account's own role the higher stays", async () => {
  const owner = await desk.account();
  const made = await desk.done(owner, "tryForFree", { teamName: "Crew", spaceName: "Place" });
  const [guest, account] = [await desk.guest(), await desk.account()];
  await arrange.joinTeam(guest, made.teamId, "GUEST");
  await arrange.joinTeam(account, made.teamId, "MEMBER");
  await arrange.joinSpace(guest, made.spaceId, "SPACE_MODERATOR");
  await arrange.joinSpace(account, made.spaceId, "SPACE_GUEST");
  expect(await adopt(guest, account)).toEqual([made.spaceId]);
  expect((await desk.done(account, "getTeam", { teamId: made.teamId })).team).toMatchObject({
    role: "MEMBER",
    guestsCount: 0,
  });
  expect((await desk.done(account, "getSpace", { spaceId: made.spaceId })).space.role).toBe("SPACE_MODERATOR");
});

test("the account keeps by which invitation the guest came, and how many visits they made", async () => {
  const owner = await desk.account();
  const { teamId, spaceId } = await desk.done(owner, "tryForFree", { teamName: "Crew", spaceName: "Place" });
  const [guest, account] = [await desk.guest(), await desk.account()];
  const { invitation } = await desk.done(owner, "createSpaceGuestInvitationLink", {
    spaceId,
    expiresInDays: null,
    uses: null,
  });
  const invitationId = must(invitation.url?.split("/").at(-1), "a link");
  await desk.done(guest, "authAccountBySpaceGuestInvitation", { invitationId });
  const visit = (who: Caller, begun: number) =>
    recordVisits(db, { spaceId, visits: [{ accountId: idOf(who), browserHash: null, begun }] }, Date.now());
  await visit(guest, 2);
  await visit(account, 1);
  await adopt(guest, account);
  const { guests } = await desk.done(owner, "listTeamGuests", { teamId });
  expect(guests).toMatchObject([{ accountId: idOf(account), visitsCount: 3, cameBy: { kind: "link" } }]);
});

test("a member who first came as a guest of their own team's space is a member there, and where they had been added", async () => {
  const owner = await desk.account();
  const made = await desk.done(owner, "tryForFree", { teamName: "Crew", spaceName: "Place" });
  const [guest, account] = [await desk.guest(), await desk.account()];
  await arrange.joinTeam(account, made.teamId, "MEMBER");
  await arrange.joinSpace(guest, made.spaceId, "SPACE_GUEST");
  expect(await adopt(guest, account)).toEqual([made.spaceId]);
  expect((await desk.done(account, "getSpace", { spaceId: made.spaceId })).space.role).toBe("SPACE_MEMBER");
});

test("a guest who is taken out of a single space while they sign in has no place there as the account either", async () => {
  const owner = await desk.account();
  const made = await desk.done(owner, "tryForFree", { teamName: "Crew", spaceName: "Place" });
  const [guest, account] = [await desk.guest(), await desk.account()];
  await arrange.joinSpace(guest, made.spaceId, "SPACE_GUEST");
  const adopted: ReturnType<typeof adopt>[] = [];
  await db.transaction(async (tx) => {
    await lockTeam(tx, made.teamId);
    adopted.push(adopt(guest, account));
    await expect.poll(() => waitsForLocks(db)).toBe(1);
    await tx.delete(spaceMembers).where(eq(spaceMembers.accountId, idOf(guest)));
  });
  await Promise.all(adopted);
  expect(
    await db
      .select()
      .from(spaceMembers)
      .where(eq(spaceMembers.accountId, idOf(account))),
  ).toEqual([]);
});

test("every space where the account's role may be another now is told of, once, and no other", async () => {
  const [guest, account, owner] = [await desk.guest(), await desk.account(), await desk.account()];
  const made = await desk.done(guest, "tryForFree", { teamName: "Crew", spaceName: "Place" });
  const { teamId } = made;
  const second = await desk.done(guest, "createSpace", { teamId, name: "Second" });
  await arrange.joinSpace(guest, made.spaceId, "SPACE_ADMIN");
  const others = await desk.done(owner, "tryForFree", { teamName: "Others", spaceName: "Theirs" });
  await arrange.joinTeam(guest, others.teamId, "GUEST");
  await arrange.joinTeam(account, others.teamId, "MEMBER");
  const news = await adopt(guest, account);
  expect(news).toHaveLength(2);
  expect(new Set(news)).toEqual(new Set([made.spaceId, second.spaceId]));
});
