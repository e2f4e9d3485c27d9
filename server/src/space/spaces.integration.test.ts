import { must, newId } from "@atrium/contract";
import type { AccountId, EntrancePerson, RoomId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../platform/calls/context.ts";
import { recordVisits } from "./membershipStore.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

async function makeHome(name = "Home") {
  const admin = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId, slug } = await desk.done(admin, "createSpace", { teamId, name });
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  return { admin, teamId, spaceId, slug, room: (index: number) => rooms[index]?.id ?? newId<RoomId>() };
}

const person = (roomId: RoomId, name = "Kim"): EntrancePerson => ({
  accountId: newId<AccountId>(),
  roomId,
  name,
  avatarUrl: null,
  avatarAppearance: "face:tom",
  palette: "mainPalette1v2",
  pos: [100, 200],
  speaking: true,
});
const crowd = (roomId: RoomId, size: number) => Array.from({ length: size }, (_, index) => person(roomId, `P${index}`));

test("a space is shown with its team, its address and the caller's role, and never with its password", async () => {
  const { admin, teamId, spaceId, slug } = await makeHome();
  await arrange.space(spaceId, { passwordHash: "never-shown" });
  const { space } = await desk.done(admin, "getSpace", { spaceId });
  expect(space).toEqual({
    id: spaceId,
    teamId,
    teamName: "Crew",
    slug,
    name: "Home",
    template: "lounge",
    logoUrl: null,
    isPrivate: false,
    hasPassword: true,
    startsAt: null,
    logoLinkUrl: null,
    themeColor: null,
    isWelcomeRequired: false,
    hasSounds: true,
    hideToolbarByDefault: false,
    plan: "custom",
    elementsPerRoom: 300,
    role: "TEAM_ADMIN",
  });
});

test("a new name is told to whoever keeps the space in memory", async () => {
  const { admin, spaceId, slug } = await makeHome();
  expect((await desk.done(admin, "updateSpace", { spaceId, name: "Дом" })).space).toMatchObject({ name: "Дом", slug });
  const record = expect.objectContaining({ id: spaceId, name: "Дом" }) as unknown;
  const news = { spaceId, revision: 1, patches: [{ type: "put", kind: "space", id: spaceId, record }] };
  expect(desk.news).toEqual([{ topic: "spaceRevised", news }]);
  expect((await desk.done(admin, "updateSpace", { spaceId })).space.name).toBe("Дом");
  expect(desk.news).toHaveLength(1);
});

test("a slug nobody has leads nowhere", async () => {
  expect(await desk.call(desk.nobody(), "getSpaceId", { slug: "no-such-place" })).toMatchObject({
    code: "spaceNotFound",
  });
  expect(await desk.call(desk.nobody(), "getSpaceEntrance", { slug: "no-such-place" })).toMatchObject({
    code: "spaceNotFound",
  });
  expect(await desk.call(desk.nobody(), "getSpaceId", { slug: "%00' or 1=1" })).toMatchObject({
    code: "spaceNotFound",
  });
});

test("the entrance shows a passer-by the first room and the people in it", async () => {
  const { spaceId, slug, room } = await makeHome();
  const here = person(room(0));
  desk.inside.set(spaceId, [here, person(room(1))]);
  const { entrance } = await desk.done(desk.nobody(), "getSpaceEntrance", { slug: slug.toUpperCase() });
  expect(entrance).toEqual({
    spaceId,
    slug,
    name: "Home",
    logoUrl: null,
    title: "",
    description: "",
    brightness: 100,
    hasPassword: false,
    isPrivate: false,
    startsAt: null,
    backgroundUrl: null,
    logoLinkUrl: null,
    themeColor: null,
    isWelcomeRequired: false,
    isFull: false,
    room: {
      roomId: room(0),
      name: "Lounge",
      type: "spatial",
      bgImageUrl: "floor:lounge",
      size: { w: 3200, h: 1800 },
      hasPassword: false,
      isEmpty: false,
    },
    people: [here],
    onlineCount: 2,
    role: "PUBLIC_GUEST",
  });
});

test("nobody meets themselves at the entrance: their own place, kept after a reload, is neither shown nor counted", async () => {
  const { teamId, admin, spaceId, slug, room } = await makeHome();
  await arrange.team(teamId, { plan: "free" });
  const accountId = must(admin.accountId, "an account");
  desk.inside.set(spaceId, [{ ...person(room(0)), accountId }]);
  const ahead = async () => (await desk.done(admin, "getSpaceEntrance", { slug })).entrance;
  expect(await ahead()).toMatchObject({ room: { roomId: room(0), isEmpty: true }, people: [], onlineCount: 0 });
  const others = crowd(room(0), 4);
  desk.inside.set(spaceId, [...others, { ...person(room(0)), accountId }]);
  expect(await ahead()).toMatchObject({ people: others, onlineCount: 4, isFull: false });
});

test("a link to a room shows that room, a link to one they may not see shows the usual one", async () => {
  const { slug, room } = await makeHome();
  const ahead = async (roomId: RoomId) =>
    (await desk.done(desk.nobody(), "getSpaceEntrance", { slug, roomId })).entrance.room?.roomId;
  expect(await ahead(room(1))).toBe(room(1));
  await arrange.room(room(1), { isHidden: true });
  expect(await ahead(room(1))).toBe(room(0));
  expect(await ahead(newId<RoomId>())).toBe(room(0));
});

test("once the first room is busy the entrance leads into the next, and says that nobody is in it yet", async () => {
  const { spaceId, slug, room } = await makeHome();
  desk.inside.set(spaceId, crowd(room(0), 30));
  const { entrance } = await desk.done(desk.nobody(), "getSpaceEntrance", { slug });
  expect(entrance).toMatchObject({ room: { roomId: room(1), isEmpty: true }, people: [], onlineCount: 30 });
});

test("at most fifty people are shown", async () => {
  const { spaceId, slug, room } = await makeHome();
  desk.inside.set(spaceId, crowd(room(1), 70));
  const { entrance } = await desk.done(desk.nobody(), "getSpaceEntrance", { slug, roomId: room(1) });
  expect(entrance.people).toHaveLength(50);
  expect(entrance.onlineCount).toBe(70);
});

test("a space with as many people as its plan allows is full", async () => {
  const { teamId, spaceId, slug, room } = await makeHome();
  await arrange.team(teamId, { plan: "free" });
  const isFull = async () => (await desk.done(desk.nobody(), "getSpaceEntrance", { slug })).entrance.isFull;
  desk.inside.set(spaceId, crowd(room(0), 4));
  expect(await isFull()).toBe(false);
  desk.inside.set(spaceId, crowd(room(0), 5));
  expect(await isFull()).toBe(true);
  await arrange.team(teamId, { plan: "startup", boughtCapacity: 6 });
  expect(await isFull()).toBe(false);
});

test("outsiders see the name of a private space and nothing behind its door; its people see all", async () => {
  const { admin, spaceId, slug, room } = await makeHome("Board room");
  await arrange.space(spaceId, { isPrivate: true });
  desk.inside.set(spaceId, crowd(room(0), 2));
  for (const outsider of [desk.nobody(), await desk.account()]) {
    const { entrance } = await desk.done(outsider, "getSpaceEntrance", { slug });
    expect(entrance).toMatchObject({
      name: "Board room",
      isPrivate: true,
      room: null,
      people: [],
      onlineCount: 0,
      role: "PUBLIC_GUEST",
    });
  }
  const { entrance } = await desk.done(admin, "getSpaceEntrance", { slug });
  expect(entrance).toMatchObject({ isPrivate: true, onlineCount: 2, role: "TEAM_ADMIN" });
  expect(entrance.people).toHaveLength(2);
});

test("a password hides the faces behind it from those it is asked of", async () => {
  const { admin, spaceId, slug, room } = await makeHome();
  desk.inside.set(spaceId, crowd(room(0), 2));
  const faces = async (caller = desk.nobody()) =>
    (await desk.done(caller, "getSpaceEntrance", { slug, roomId: room(0) })).entrance.people.length;
  expect(await faces()).toBe(2);
  await arrange.space(spaceId, { passwordHash: "x" });
  expect(await faces()).toBe(0);
  expect(await faces(admin)).toBe(2);
  await arrange.space(spaceId, { passwordHash: null });
  await arrange.room(room(0), { passwordHash: "x" });
  expect(await faces()).toBe(0);
  expect(await faces(admin)).toBe(2);
  // That somebody is inside is public: the entrance needs it to tell whether there will be sound.
  const { entrance } = await desk.done(desk.nobody(), "getSpaceEntrance", { slug, roomId: room(0) });
  expect(entrance.room).toMatchObject({ hasPassword: true, isEmpty: false });
});

test("a space that shows nobody to strangers tells them how many are inside; its own people see who", async () => {
  const { admin, teamId, spaceId, slug, room } = await makeHome();
  desk.inside.set(spaceId, [person(room(0), "Priya Raman")]);
  const guest = await desk.guest();
  await arrange.joinSpace(guest, spaceId, "SPACE_GUEST");
  const namesTo = async (caller: Caller) =>
    (await desk.done(caller, "getSpaceEntrance", { slug })).entrance.people.map(({ name }) => name);
  expect(await namesTo(desk.nobody())).toEqual(["Priya"]);
  await desk.done(admin, "updateSpace", { spaceId, showsPeople: false });
  for (const stranger of [desk.nobody(), await desk.guest(), await desk.account()])
    expect(await namesTo(stranger)).toEqual([]);
  expect((await desk.done(desk.nobody(), "getSpaceEntrance", { slug })).entrance).toMatchObject({
    onlineCount: 1,
    room: { isEmpty: false },
  });
  for (const own of [admin, guest]) expect(await namesTo(own)).toEqual(["Priya Raman"]);
  expect((await desk.done(admin, "listTeamSpaces", { teamId })).spaces[0]?.people).toHaveLength(1);
});

test("a space whose rooms are all closed has no room ahead", async () => {
  const { slug, room } = await makeHome();
  for (const index of [0, 1, 2]) await arrange.room(room(index), { blocked: true });
  const { entrance } = await desk.done(desk.nobody(), "getSpaceEntrance", { slug });
  expect(entrance).toMatchObject({ room: null, people: [] });
});

test("a space that has not started says when it will", async () => {
  const { spaceId, slug } = await makeHome();
  const startsAt = new Date(Date.UTC(2027, 0, 1, 9));
  await arrange.space(spaceId, { startsAt });
  const { entrance } = await desk.done(desk.nobody(), "getSpaceEntrance", { slug });
  expect(entrance.startsAt).toBe("2027-01-01T09:00:00.000Z");
});

test("the team's spaces are listed with their first picture, the people inside and my last visit", async () => {
  const { admin, teamId, spaceId, room } = await makeHome();
  desk.clock.advance(1);
  const second = await desk.done(admin, "createSpace", { teamId, name: "Second", template: "garden" });
  desk.inside.set(spaceId, crowd(room(0), 8));
  const visits = [{ accountId: must(admin.accountId, "an account"), browserHash: null }];
  await recordVisits(db, { spaceId, visits }, Date.UTC(2026, 10, 20));
  await recordVisits(db, { spaceId, visits }, Date.UTC(2026, 10, 19));
  await arrange.room(room(1), { isHidden: true });
  const { spaces } = await desk.done(admin, "listTeamSpaces", { teamId });
  expect(spaces).toMatchObject([
    {
      id: spaceId,
      backgroundUrl: "floor:lounge",
      roomsCount: 3,
      onlineCount: 8,
      lastVisitedAt: "2026-11-20T00:00:00.000Z",
    },
    {
      id: second.spaceId,
      backgroundUrl: "floor:garden",
      roomsCount: 3,
      onlineCount: 0,
      lastVisitedAt: null,
      people: [],
    },
  ]);
  expect(spaces[0]?.people.map(({ name }) => name)).toEqual(["P0", "P1", "P2", "P3", "P4", "P5"]);
  const member = await desk.account();
  await arrange.joinTeam(member, teamId, "MEMBER");
  const seen = await desk.done(member, "listTeamSpaces", { teamId });
  expect(seen.spaces[0]).toMatchObject({ roomsCount: 2, role: "SPACE_MEMBER" });
});

test("the list shows no faces that a password hides from a passer-by of the space", async () => {
  const { admin, teamId, spaceId, room } = await makeHome();
  desk.inside.set(spaceId, crowd(room(0), 2));
  const { spaceId: own } = await desk.done(admin, "createSpace", { teamId, name: "Own" });
  const passerBy = await desk.guest();
  await arrange.joinSpace(passerBy, own, "SPACE_GUEST");
  const faces = async (caller = passerBy) => {
    const { spaces } = await desk.done(caller, "listTeamSpaces", { teamId });
    return spaces.find(({ id }) => id === spaceId)?.people.length;
  };
  expect([await faces(), await faces(admin)]).toEqual([2, 2]);
  await arrange.space(spaceId, { passwordHash: "x" });
  expect([await faces(), await faces(admin)]).toEqual([0, 2]);
});

test("a team without spaces lists none", async () => {
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "New" });
  expect(await desk.done(admin, "listTeamSpaces", { teamId })).toEqual({ spaces: [] });
});
