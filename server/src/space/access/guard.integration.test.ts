import { newId, SPACE_ROLES } from "@atrium/contract";
import type { RoomId, SpaceId, SpaceRole } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../../platform/calls/context.ts";
import { roleOf } from "./roleOf.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

/** A space with somebody in each role, as far as possible without support staff. */
async function spaceWithPeople(isPrivate: boolean) {
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
  await arrange.space(spaceId, { isPrivate });
  const people = new Map<SpaceRole, Caller>([["TEAM_ADMIN", admin]]);
  for (const role of ["SPACE_ADMIN", "SPACE_MODERATOR", "SPACE_MEMBER", "SPACE_GUEST"] as const) {
    const caller = await desk.account();
    await arrange.joinSpace(caller, spaceId, role);
    people.set(role, caller);
  }
  if (!isPrivate) people.set("PUBLIC_GUEST", await desk.guest());
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  return { spaceId, teamId, people, admin, room: (index: number) => rooms[index]?.id ?? newId<RoomId>() };
}

const inEachRole = async <Value>(people: Map<SpaceRole, Caller>, ask: (caller: Caller) => Promise<Value>) => {
  const answers: Partial<Record<SpaceRole, Value>> = {};
  for (const [role, caller] of people) answers[role] = await ask(caller);
  return answers;
};
const rolesWith = (answers: Partial<Record<SpaceRole, string>>, code: string) =>
  SPACE_ROLES.filter((role) => answers[role] === code);

test("everybody has the role their membership gives, strangers are public guests", async () => {
  const { spaceId, people } = await spaceWithPeople(false);
  const seen = await inEachRole(
    people,
    async (caller) => (await desk.done(caller, "getSpace", { spaceId })).space.role,
  );
  for (const role of people.keys()) expect(seen[role]).toBe(role);
  expect(await roleOf(db, null, spaceId)).toBe("PUBLIC_GUEST");
});

test("in a private space strangers and mere team members find nothing, as with a random id", async () => {
  const { spaceId, teamId, room } = await spaceWithPeople(true);
  const stranger = await desk.guest();
  const member = await desk.account();
  await arrange.joinTeam(member, teamId, "MEMBER");
  for (const caller of [stranger, member]) {
    for (const id of [spaceId, newId<SpaceId>()]) {
      const nothing = { code: "spaceNotFound", value: null, detail: {} };
      expect(await desk.call(caller, "getSpace", { spaceId: id })).toEqual(nothing);
      expect(await desk.call(caller, "updateSpace", { spaceId: id, name: "Mine" })).toEqual(nothing);
      expect(await desk.call(caller, "listRooms", { spaceId: id })).toEqual(nothing);
      expect(await desk.call(caller, "createRoom", { spaceId: id, name: "Mine", type: "spatial" })).toEqual(nothing);
    }
    for (const roomId of [room(0), newId<RoomId>()]) {
      const nothing = { code: "roomNotFound", value: null, detail: {} };
      expect(await desk.call(caller, "getRoom", { roomId })).toEqual(nothing);
      expect(await desk.call(caller, "updateRoom", { roomId, name: "Mine" })).toEqual(nothing);
    }
  }
  expect(await roleOf(db, null, spaceId)).toBeNull();
});

test("without a session there is no space and no room to ask for", async () => {
  const { spaceId, room } = await spaceWithPeople(false);
  expect(await desk.call(desk.nobody(), "getSpace", { spaceId })).toMatchObject({ code: "unauthorized" });
  expect(await desk.call(desk.nobody(), "getRoom", { roomId: room(0) })).toMatchObject({ code: "unauthorized" });
});

test("whoever may change nothing of a space or room does not set its pages reading again by changing nothing", async () => {
  const { spaceId, people, room } = await spaceWithPeople(false);
  const ofSpace = await inEachRole(people, async (by) => (await desk.call(by, "updateSpace", { spaceId })).code);
  const ofRoom = await inEachRole(people, async (by) => (await desk.call(by, "updateRoom", { roomId: room(0) })).code);
  for (const role of ["SPACE_MEMBER", "SPACE_GUEST", "PUBLIC_GUEST"] as const)
    expect([ofSpace[role], ofRoom[role]], role).toEqual(["forbidden", "forbidden"]);
  expect([ofSpace.SPACE_ADMIN, ofRoom.SPACE_ADMIN]).toEqual(["success", "success"]);
});

test("admins rename the space and its rooms and add rooms; nobody else does", async () => {
  const { spaceId, people, room } = await spaceWithPeople(false);
  const admins = ["TEAM_ADMIN", "SPACE_ADMIN"];
  const others = ["SPACE_MODERATOR", "SPACE_MEMBER", "SPACE_GUEST", "PUBLIC_GUEST"];
  const asks = [
    async (caller: Caller) => (await desk.call(caller, "updateSpace", { spaceId, name: "Renamed" })).code,
    async (caller: Caller) => (await desk.call(caller, "updateRoom", { roomId: room(0), name: "Renamed" })).code,
    async (caller: Caller) => (await desk.call(caller, "createRoom", { spaceId, name: "More", type: "spatial" })).code,
  ];
  for (const ask of asks) {
    const answers = await inEachRole(people, ask);
    expect(rolesWith(answers, "success")).toEqual(admins);
    expect(rolesWith(answers, "forbidden")).toEqual(others);
  }
});

test("hidden rooms are seen by hosts, blocked ones by admins, in lists and by id", async () => {
  const { spaceId, people, room } = await spaceWithPeople(false);
  await arrange.room(room(1), { isHidden: true });
  await arrange.room(room(2), { blocked: true });
  const seen = await inEachRole(
    people,
    async (caller) => (await desk.done(caller, "listRooms", { spaceId })).rooms.length,
  );
  expect(seen).toEqual({
    TEAM_ADMIN: 3,
    SPACE_ADMIN: 3,
    SPACE_MODERATOR: 2,
    SPACE_MEMBER: 1,
    SPACE_GUEST: 1,
    PUBLIC_GUEST: 1,
  });
  const hidden = await inEachRole(
    people,
    async (caller) => (await desk.call(caller, "getRoom", { roomId: room(1) })).code,
  );
  expect(rolesWith(hidden, "success")).toEqual(["TEAM_ADMIN", "SPACE_ADMIN", "SPACE_MODERATOR"]);
  expect(rolesWith(hidden, "roomNotFound")).toEqual(["SPACE_MEMBER", "SPACE_GUEST", "PUBLIC_GUEST"]);
  const blocked = await inEachRole(
    people,
    async (caller) => (await desk.call(caller, "getRoom", { roomId: room(2) })).code,
  );
  expect(rolesWith(blocked, "success")).toEqual(["TEAM_ADMIN", "SPACE_ADMIN"]);
});

test("the room somebody is in stays visible to them when it is hidden or blocked", async () => {
  const { spaceId, people, room } = await spaceWithPeople(false);
  const guest = people.get("PUBLIC_GUEST") ?? desk.nobody();
  await arrange.room(room(1), { isHidden: true, blocked: true });
  desk.inside.set(spaceId, [
    {
      accountId: guest.accountId ?? newId(),
      roomId: room(1),
      name: "Kim",
      avatarUrl: null,
      avatarAppearance: "letter",
      palette: "mainPalette4v2",
      pos: null,
      speaking: false,
    },
  ]);
  expect((await desk.done(guest, "getRoom", { roomId: room(1) })).room.id).toBe(room(1));
  expect((await desk.done(guest, "listRooms", { spaceId })).rooms.map(({ id }) => id)).toContain(room(1));
  expect(await desk.call(await desk.guest(), "getRoom", { roomId: room(1) })).toMatchObject({ code: "roomNotFound" });
});

test("a guest's ids in one space open nothing in another", async () => {
  const [first, second] = [await spaceWithPeople(true), await spaceWithPeople(true)];
  const admin = first.people.get("SPACE_ADMIN") ?? desk.nobody();
  expect(await desk.call(admin, "updateSpace", { spaceId: second.spaceId, name: "Mine" })).toMatchObject({
    code: "spaceNotFound",
  });
  expect(await desk.call(admin, "updateRoom", { roomId: second.room(0), name: "Mine" })).toMatchObject({
    code: "roomNotFound",
  });
  expect((await desk.done(second.admin, "getSpace", { spaceId: second.spaceId })).space.name).toBe("Home");
});
