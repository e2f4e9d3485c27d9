import { must, newId } from "@atrium/contract";
import type { FolderId, RoomId, SpaceId, SpacePatch } from "@atrium/contract";
import { roomList } from "@atrium/rules";
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

/** A space of five rooms, a to e. */
async function makeHome() {
  const admin = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
  for (const name of ["Fourth", "Fifth"]) await desk.done(admin, "createRoom", { spaceId, name, type: "spatial" });
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  const named = "abcde".split("").map((letter, at) => [letter, must(rooms[at], "five rooms").id] as const);
  const ids = Object.fromEntries(named) as Record<"a" | "b" | "c" | "d" | "e", RoomId>;
  const letters = new Map<string, string>(named.map(([letter, id]) => [id, letter]));
  const fold = async (roomId: RoomId, folderId?: FolderId) =>
    (await desk.done(admin, "moveRoomToFolder", { roomId, ...(folderId !== undefined && { folderId }) })).folder;
  /** The list as this caller reads it: `a (b c) d`. */
  const shown = async (by: Caller = admin) => {
    const { rooms: now, folders } = await desk.done(by, "listRooms", { spaceId });
    const lines = roomList(now, folders).map((entry) =>
      "room" in entry ? letters.get(entry.room.id) : `(${entry.rooms.map(({ id }) => letters.get(id)).join(" ")})`,
    );
    return lines.join(" ");
  };
  return { admin, spaceId, ids, fold, shown };
}

/** The patches of a change that the live space received. */
const told = (spaceId: SpaceId): readonly SpacePatch[] =>
  desk.news.flatMap(({ topic, news }) => {
    const revised = news as { spaceId: SpaceId; patches: readonly SpacePatch[] };
    return topic === "spaceRevised" && revised.spaceId === spaceId ? revised.patches : [];
  });

test("a room put into a new folder stays where it was, others come behind it", async () => {
  const { ids, fold, shown, spaceId } = await makeHome();
  const folder = await fold(ids.b);
  expect(await shown()).toBe("a (b) c d e");
  await fold(ids.d, folder.id);
  expect(await shown()).toBe("a (b d) c e");
  expect(told(spaceId)).toContainEqual({ type: "put", kind: "folder", id: folder.id, record: folder });
  const changes = { groupId: folder.id, position: expect.any(Number) as number };
  expect(told(spaceId)).toContainEqual({ type: "merge", kind: "room", id: ids.d, changes });
});

test("a folder is called as its first room, or as it is asked, and can be renamed", async () => {
  const { admin, ids } = await makeHome();
  const room = (await desk.done(admin, "getRoom", { roomId: ids.a })).room;
  expect((await desk.done(admin, "moveRoomToFolder", { roomId: ids.a })).folder.name).toBe(room.name);
  const { folder } = await desk.done(admin, "moveRoomToFolder", { roomId: ids.b, name: "Upstairs" });
  expect(folder.name).toBe("Upstairs");
  const renamed = await desk.done(admin, "updateRoomFolder", { folderId: folder.id, name: "Attic" });
  expect(renamed.folder).toEqual({ ...folder, name: "Attic" });
});

test("a room taken out stands behind its folder, which goes with its last room", async () => {
  const { admin, ids, fold, shown, spaceId } = await makeHome();
  const folder = await fold(ids.b);
  await fold(ids.c, folder.id);
  await desk.done(admin, "removeRoomFromFolder", { roomId: ids.b });
  expect(await shown()).toBe("a (c) b d e");
  await desk.done(admin, "removeRoomFromFolder", { roomId: ids.c });
  expect(await shown()).toBe("a c b d e");
  expect(told(spaceId)).toContainEqual({ type: "gone", kind: "folder", id: folder.id });
  const again = { folderId: folder.id, name: "Ghost" };
  expect(await desk.call(admin, "updateRoomFolder", again)).toMatchObject({ code: "folderNotFound" });
});

test("a copy of a room stands behind it in its folder, which goes with the last room that is deleted", async () => {
  const { admin, spaceId, ids, fold, shown } = await makeHome();
  const folder = await fold(ids.b);
  await fold(ids.c, folder.id);
  const { room: copy } = await desk.done(admin, "duplicateRoom", { roomId: ids.b });
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  expect(rooms.map(({ id }) => id).indexOf(copy.id)).toBe(2);
  expect(copy.groupId).toBe(folder.id);
  for (const roomId of [copy.id, ids.b, ids.c]) await desk.done(admin, "deleteRoom", { roomId });
  expect(await shown()).toBe("a d e");
  expect(told(spaceId)).toContainEqual({ type: "gone", kind: "folder", id: folder.id });
});

test("a dissolved folder leaves its rooms in its place", async () => {
  const { admin, ids, fold, shown } = await makeHome();
  const folder = await fold(ids.b);
  await fold(ids.e, folder.id);
  await desk.done(admin, "unfolderRooms", { folderId: folder.id });
  expect(await shown()).toBe("a b e c d");
});

test("rooms and folders are put behind one beside them, never into another level", async () => {
  const { admin, spaceId, ids, fold, shown } = await makeHome();
  const folder = await fold(ids.b);
  await fold(ids.c, folder.id);
  await desk.done(admin, "reorderRooms", { spaceId, moved: folder.id, after: ids.e });
  expect(await shown()).toBe("a d e (b c)");
  await desk.done(admin, "reorderRooms", { spaceId, moved: ids.c, after: null });
  expect(await shown()).toBe("a d e (c b)");
  const across = { spaceId, moved: ids.a, after: ids.b };
  expect(await desk.call(admin, "reorderRooms", across)).toMatchObject({ code: "roomNotFound" });
  const other = await makeHome();
  const foreign = { spaceId, moved: ids.a, after: other.ids.b };
  expect(await desk.call(admin, "reorderRooms", foreign)).toMatchObject({ code: "roomNotFound" });
});

test("what changes nothing is told to nobody", async () => {
  const { admin, spaceId, ids, fold, shown } = await makeHome();
  const folder = await fold(ids.b);
  const before = told(spaceId).length;
  await fold(ids.b, folder.id);
  await desk.done(admin, "removeRoomFromFolder", { roomId: ids.a });
  await desk.done(admin, "reorderRooms", { spaceId, moved: ids.c, after: folder.id });
  await desk.done(admin, "updateRoomFolder", { folderId: folder.id, name: folder.name });
  expect(told(spaceId)).toHaveLength(before);
  expect(await shown()).toBe("a (b) c d e");
});

test("a room does not go into a folder of another space", async () => {
  const { admin, ids, shown } = await makeHome();
  const other = await makeHome();
  const foreign = await other.fold(other.ids.a);
  const asked = { roomId: ids.a, folderId: foreign.id };
  expect(await desk.call(admin, "moveRoomToFolder", asked)).toMatchObject({ code: "folderNotFound" });
  expect(await shown()).toBe("a b c d e");
});

test("a guest does not hear of a folder whose rooms are all hidden", async () => {
  const { spaceId, admin, ids, fold, shown } = await makeHome();
  const guest = await desk.guest();
  const folder = await fold(ids.b);
  await fold(ids.c, folder.id);
  await desk.done(admin, "updateRoom", { roomId: ids.b, isHidden: true });
  expect(await shown(guest)).toBe("a (c) d e");
  await desk.done(admin, "updateRoom", { roomId: ids.c, isHidden: true });
  expect((await desk.done(guest, "listRooms", { spaceId })).folders).toEqual([]);
  const renaming = { folderId: folder.id, name: "Mine" };
  expect(await desk.call(guest, "updateRoomFolder", renaming)).toMatchObject({ code: "folderNotFound" });
});

test.each([
  ["SPACE_ADMIN", "success"],
  ["SPACE_MODERATOR", "forbidden"],
  ["SPACE_MEMBER", "forbidden"],
  ["SPACE_GUEST", "forbidden"],
  ["nobody's", "forbidden"],
] as const)("with the role %s folders and order answer %s", async (role, code) => {
  const { spaceId, ids, fold } = await makeHome();
  const caller = await desk.account("en");
  if (role !== "nobody's") await arrange.joinSpace(caller, spaceId, role);
  const { id: folderId } = await fold(ids.a);
  const codes = [
    await desk.call(caller, "moveRoomToFolder", { roomId: ids.b, folderId }),
    await desk.call(caller, "updateRoomFolder", { folderId, name: "Attic" }),
    await desk.call(caller, "removeRoomFromFolder", { roomId: ids.b }),
    await desk.call(caller, "reorderRooms", { spaceId, moved: ids.c, after: null }),
    await desk.call(caller, "unfolderRooms", { folderId }),
  ].map((answer) => answer.code);
  expect(codes).toEqual(codes.map(() => code));
});

test("two admins who reorder at once: the list is that of their changes one after another", async () => {
  const { admin, spaceId, ids, fold, shown } = await makeHome();
  const second = await desk.account("en");
  await arrange.joinSpace(second, spaceId, "SPACE_ADMIN");
  const folder = await fold(ids.e);
  const order = (by: Caller, moved: RoomId | FolderId, after: RoomId | null) =>
    desk.call(by, "reorderRooms", { spaceId, moved, after });
  const codes = await Promise.all([
    order(admin, ids.a, ids.d),
    order(second, ids.c, null),
    desk.call(admin, "moveRoomToFolder", { roomId: ids.b, folderId: folder.id }),
    desk.call(second, "updateRoom", { roomId: ids.b, name: "Busy" }),
  ]);
  expect(codes.map(({ code }) => code)).toEqual(codes.map(() => "success"));
  expect(await shown()).toBe("c d a (e b)");
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  expect(rooms).toHaveLength(5);
});

test("of many who dissolve and fill the same folders at once, nobody breaks the list", async () => {
  const { admin, spaceId, ids, shown } = await makeHome();
  const rooms = Object.values(ids);
  const one = (at: number) => must(rooms[at % rooms.length], "five rooms");
  for (let round = 0; round < 3; round += 1) {
    const { folders } = await desk.done(admin, "listRooms", { spaceId });
    const folderId = folders[0]?.id ?? newId<FolderId>();
    const answers = await Promise.all([
      desk.call(admin, "moveRoomToFolder", { roomId: one(round) }),
      desk.call(admin, "moveRoomToFolder", { roomId: one(round + 1), folderId }),
      desk.call(admin, "unfolderRooms", { folderId }),
      desk.call(admin, "removeRoomFromFolder", { roomId: one(round + 2) }),
      desk.call(admin, "reorderRooms", { spaceId, moved: one(round + 3), after: null }),
      desk.call(admin, "createRoom", { spaceId, name: "More", type: "spatial" }),
    ]);
    for (const { code } of answers) expect(["success", "folderNotFound", "roomNotFound"]).toContain(code);
  }
  const list = await desk.done(admin, "listRooms", { spaceId });
  const levels = [null, ...list.folders.map(({ id }) => id)].map((groupId) => [
    ...list.rooms.filter((room) => room.groupId === groupId),
    ...(groupId === null ? list.folders : []),
  ]);
  for (const level of levels) {
    expect(level.length).toBeGreaterThan(0);
    expect(new Set(level.map(({ position }) => position)).size).toBe(level.length);
  }
  expect((await shown()).match(/[a-e]/g)).toHaveLength(5);
});

test("a room is made at the end of a folder, and in no folder of another space", async () => {
  const { admin, spaceId, ids, fold } = await makeHome();
  const folder = await fold(ids.b);
  const made = { spaceId, name: "Inside", type: "stage" as const };
  const { room } = await desk.done(admin, "createRoom", { ...made, folderId: folder.id });
  expect(room).toMatchObject({ name: "Inside", groupId: folder.id });
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  expect(rooms.find(({ id }) => id === room.id)).toEqual(room);
  expect(rooms.filter(({ groupId }) => groupId === folder.id).map(({ id }) => id)).toEqual([ids.b, room.id]);
  const other = await makeHome();
  const refused = await desk.call(other.admin, "createRoom", { ...made, spaceId: other.spaceId, folderId: folder.id });
  expect(refused).toMatchObject({ code: "folderNotFound" });
  expect((await desk.done(other.admin, "listRooms", { spaceId: other.spaceId })).rooms).toHaveLength(5);
});
