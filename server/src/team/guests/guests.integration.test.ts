import { must } from "@atrium/contract";
import type { AccountId, SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { recordVisits } from "../../space/index.ts";
import { auditEntries } from "../tables.ts";
import type { Caller } from "../../platform/calls/context.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const desk = createCallDesk(database.db);
const arrange = createArrange(database.db);

const idOf = ({ accountId }: Caller): AccountId => must(accountId, "somebody with an account");

/** A team with two private spaces; a guest with an e-mail was added to the first, one with a session only is the team's. */
async function house() {
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "House" });
  const { spaceId: hall } = await desk.done(admin, "createSpace", { teamId, name: "Hall" });
  await arrange.team(teamId, { plan: "custom" });
  const { spaceId: attic } = await desk.done(admin, "createSpace", { teamId, name: "Attic" });
  for (const spaceId of [hall, attic]) await arrange.space(spaceId, { isPrivate: true });
  const [known, passing] = [await desk.account(), await desk.guest()];
  await arrange.joinSpace(known, hall, "SPACE_GUEST");
  await arrange.joinTeam(passing, teamId, "GUEST");
  await arrange.joinSpace(passing, hall, "SPACE_GUEST");
  desk.news.length = 0;
  return { admin, teamId, hall, attic, known, passing };
}

test("guests are those of the team and of its single spaces, each once, and are counted so", async () => {
  const { admin, teamId, hall, attic, known, passing } = await house();
  const { guests } = await desk.done(admin, "listTeamGuests", { teamId });
  const byId = new Map(guests.map((guest) => [guest.accountId, guest]));
  expect(guests).toHaveLength(2);
  expect(byId.get(idOf(known))).toMatchObject({ isTemporary: false, spaceIds: [hall], lastVisitedAt: null });
  expect(byId.get(idOf(passing))).toMatchObject({ isTemporary: true, email: null, spaceIds: [hall] });
  expect((await desk.done(admin, "getTeam", { teamId })).team).toMatchObject({ membersCount: 1, guestsCount: 2 });
  expect((await desk.done(admin, "listTeamGuests", { teamId, spaceId: attic })).guests).toEqual([]);
});

test("guests are listed with how many visits they made, and sorted by them", async () => {
  const { admin, teamId, hall, attic, known, passing } = await house();
  const visit = (spaceId: SpaceId, who: Caller, begun: number) =>
    recordVisits(database.db, { spaceId, visits: [{ accountId: idOf(who), browserHash: null, begun }] }, Date.now());
  for (const [spaceId, who, begun] of [
    [hall, known, 1],
    [hall, known, 0],
    [attic, known, 2],
    [hall, passing, 1],
  ] as const)
    await visit(spaceId, who, begun);
  const pages = async (isDown: boolean) => {
    const sorted = { teamId, sort: "visits", isDown, count: 1 } as const;
    const first = await desk.done(admin, "listTeamGuests", sorted);
    const cursor = must(first.nextCursor, "another page");
    const second = await desk.done(admin, "listTeamGuests", { ...sorted, cursor });
    return [...first.guests, ...second.guests].map(({ accountId, visitsCount }) => [accountId, visitsCount]);
  };
  const most = [idOf(known), 3];
  const least = [idOf(passing), 1];
  expect(await pages(true)).toEqual([most, least]);
  expect(await pages(false)).toEqual([least, most]);
});

test("a promoted guest is a member of the team and of the spaces they were a guest of", async () => {
  const { admin, teamId, hall, known } = await house();
  await desk.done(admin, "promoteTeamGuest", { teamId, accountId: idOf(known) });
  expect((await desk.done(known, "getSpace", { spaceId: hall })).space.role).toBe("SPACE_MEMBER");
  expect((await desk.done(known, "getTeam", { teamId })).team).toMatchObject({ role: "MEMBER", membersCount: 2 });
  expect(desk.news).toContainEqual({ topic: "accessChanged", news: { accountId: idOf(known) } });
  expect(desk.news).toContainEqual({ topic: "spaceChanged", news: expect.objectContaining({ spaceId: hall }) });
});

test("a temporary guest cannot become a member, and a member is no guest", async () => {
  const { admin, teamId, passing } = await house();
  const promote = (accountId: AccountId) => desk.call(admin, "promoteTeamGuest", { teamId, accountId });
  expect(await promote(idOf(passing))).toMatchObject({ code: "accountHasNoEmail" });
  expect(await promote(idOf(admin))).toMatchObject({ code: "guestNotFound" });
});

test("a removed guest finds no private space of the team any more", async () => {
  const { admin, teamId, hall, known } = await house();
  await desk.done(admin, "removeTeamGuest", { teamId, accountId: idOf(known) });
  expect(await desk.call(known, "getSpace", { spaceId: hall })).toMatchObject({ code: "spaceNotFound" });
  expect((await desk.done(admin, "listTeamGuests", { teamId })).guests).toHaveLength(1);
});

test("a guest's spaces are set as a whole, and only to those of the team", async () => {
  const { admin, teamId, hall, attic, known } = await house();
  const accountId = idOf(known);
  await desk.done(admin, "setTeamGuestSpaces", { teamId, accountId, spaceIds: [attic, attic] });
  expect((await desk.done(known, "getSpace", { spaceId: attic })).space.role).toBe("SPACE_GUEST");
  expect(await desk.call(known, "getSpace", { spaceId: hall })).toMatchObject({ code: "spaceNotFound" });
  const other = await house();
  const elsewhere = { teamId, accountId, spaceIds: [hall, other.hall] };
  expect(await desk.call(admin, "setTeamGuestSpaces", elsewhere)).toMatchObject({ code: "spaceNotFound" });
});

test("a member's role in a space stays when their spaces are set anew", async () => {
  const { admin, teamId, hall, attic } = await house();
  const member = await desk.account();
  await arrange.joinTeam(member, teamId, "MEMBER");
  await arrange.joinSpace(member, hall, "SPACE_MODERATOR");
  await desk.done(admin, "setTeamMemberSpaces", { teamId, accountId: idOf(member), spaceIds: [hall, attic] });
  expect((await desk.done(member, "getSpace", { spaceId: hall })).space.role).toBe("SPACE_MODERATOR");
  expect((await desk.done(member, "getSpace", { spaceId: attic })).space.role).toBe("SPACE_MEMBER");
});

test("what is done to a team's people is written down with who did it, and nothing of what was refused", async () => {
  const { admin, teamId, hall, known, passing } = await house();
  const accountId = idOf(known);
  await desk.call(admin, "promoteTeamGuest", { teamId, accountId: idOf(passing) });
  await desk.done(admin, "setTeamGuestSpaces", { teamId, accountId, spaceIds: [hall] });
  await desk.done(admin, "promoteTeamGuest", { teamId, accountId });
  await desk.done(admin, "updateTeamMemberRole", { teamId, accountId, role: "ADMIN" });
  await desk.done(admin, "demoteTeamMember", { teamId, accountId });
  const entries = await database.db
    .select({ actorId: auditEntries.actorId, action: auditEntries.action, about: auditEntries.about })
    .from(auditEntries)
    .where(eq(auditEntries.teamId, teamId));
  const actorId = idOf(admin);
  expect(entries).toHaveLength(4);
  expect(entries).toEqual(
    expect.arrayContaining([
      { actorId, action: "guestSpacesSet", about: { accountId, spaceIds: [hall] } },
      { actorId, action: "guestPromoted", about: { accountId } },
      { actorId, action: "memberRoleChanged", about: { accountId, from: "MEMBER", to: "ADMIN" } },
      { actorId, action: "memberDemoted", about: { accountId } },
    ]),
  );
});
