import { must } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../../platform/calls/context.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

const idOf = ({ accountId }: Caller): AccountId => must(accountId, "somebody with an account");

/** A team with an admin, a member and a guest, and its private space that only the admin sees. */
async function crew() {
  const [admin, member, guest] = [await desk.account(), await desk.account(), await desk.account()];
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
  await arrange.space(spaceId, { isPrivate: true });
  await arrange.joinTeam(member, teamId, "MEMBER");
  await arrange.joinTeam(guest, teamId, "GUEST");
  desk.news.length = 0;
  return { admin, member, guest, teamId, spaceId };
}

test("whoever is added to a private space finds it and is listed, and is told so", async () => {
  const { admin, member, guest, spaceId } = await crew();
  expect(await desk.call(member, "getSpace", { spaceId })).toMatchObject({ code: "spaceNotFound" });
  await desk.done(admin, "addSpaceMembers", { spaceId, accountIds: [idOf(member), idOf(member)] });
  await desk.done(admin, "addSpaceGuests", { spaceId, accountIds: [idOf(guest)] });
  expect((await desk.done(member, "getSpace", { spaceId })).space.role).toBe("SPACE_MEMBER");
  expect((await desk.done(guest, "getSpace", { spaceId })).space.role).toBe("SPACE_GUEST");
  const { members } = await desk.done(admin, "listSpaceMembers", { spaceId });
  expect(members.map(({ accountId }) => accountId).includes(idOf(member))).toBe(true);
  const { guests } = await desk.done(admin, "listSpaceGuests", { spaceId });
  expect(guests).toMatchObject([{ accountId: idOf(guest), isTemporary: false }]);
  expect(desk.news).toContainEqual({ topic: "spaceChanged", news: expect.objectContaining({ spaceId }) });
  expect(desk.news).toContainEqual({ topic: "accessChanged", news: { accountId: idOf(guest) } });
});

test("adding somebody again leaves the role they have there", async () => {
  const { admin, member, spaceId } = await crew();
  await desk.done(admin, "addSpaceMembers", { spaceId, accountIds: [idOf(member)], role: "SPACE_ADMIN" });
  await desk.done(admin, "addSpaceMembers", { spaceId, accountIds: [idOf(member)] });
  expect((await desk.done(member, "getSpace", { spaceId })).space.role).toBe("SPACE_ADMIN");
  await desk.done(admin, "updateSpaceMemberRole", { spaceId, accountId: idOf(member), role: "SPACE_MODERATOR" });
  expect((await desk.done(member, "getSpace", { spaceId })).space.role).toBe("SPACE_MODERATOR");
});

test("one stranger among the added adds nobody", async () => {
  const { admin, member, guest, spaceId } = await crew();
  const accountIds = [idOf(member), idOf(guest)];
  expect(await desk.call(admin, "addSpaceMembers", { spaceId, accountIds })).toMatchObject({ code: "memberNotFound" });
  expect(await desk.call(admin, "addSpaceGuests", { spaceId, accountIds })).toMatchObject({ code: "guestNotFound" });
  expect(await desk.call(member, "getSpace", { spaceId })).toMatchObject({ code: "spaceNotFound" });
});

test("whoever is taken out of a private space does not find it any more", async () => {
  const { admin, member, guest, spaceId } = await crew();
  await arrange.joinSpace(member, spaceId, "SPACE_MODERATOR");
  await arrange.joinSpace(guest, spaceId, "SPACE_GUEST");
  await desk.done(admin, "removeSpaceMember", { spaceId, accountId: idOf(member) });
  await desk.done(admin, "removeSpaceGuest", { spaceId, accountId: idOf(guest) });
  for (const gone of [member, guest]) {
    expect(await desk.call(gone, "getSpace", { spaceId })).toMatchObject({ code: "spaceNotFound" });
  }
});

test("members of a space see its people without e-mails and change none of them", async () => {
  const { admin, member, guest, spaceId } = await crew();
  await desk.done(admin, "addSpaceMembers", { spaceId, accountIds: [idOf(member)] });
  await desk.done(admin, "addSpaceGuests", { spaceId, accountIds: [idOf(guest)] });
  const { guests } = await desk.done(member, "listSpaceGuests", { spaceId });
  expect(guests).toMatchObject([{ email: null, isTemporary: false }]);
  const itself = { spaceId, accountId: idOf(member), role: "SPACE_ADMIN" as const };
  expect(await desk.call(member, "updateSpaceMemberRole", itself)).toMatchObject({ code: "forbidden" });
  expect(await desk.call(guest, "listSpaceMembers", { spaceId })).toMatchObject({ code: "forbidden" });
});

test("people are found by a part of their name, by e-mail only by those who see it", async () => {
  const { admin, member, guest, spaceId } = await crew();
  await desk.done(admin, "addSpaceMembers", { spaceId, accountIds: [idOf(member)] });
  await desk.done(admin, "addSpaceGuests", { spaceId, accountIds: [idOf(guest)] });
  const { guests } = await desk.done(admin, "listSpaceGuests", { spaceId });
  const email = must(guests[0]?.email, "a guest with an e-mail");
  const find = email.slice(0, email.indexOf("@")).toUpperCase();
  expect((await desk.done(admin, "listSpaceGuests", { spaceId, find })).guests).toMatchObject([{ email }]);
  expect((await desk.done(member, "listSpaceGuests", { spaceId, find: email })).guests).toEqual([]);
  expect((await desk.done(admin, "listSpaceMembers", { spaceId, find: "nobody at all" })).members).toEqual([]);
});
