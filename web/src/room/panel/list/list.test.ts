import { must, newId, type Folder, type FolderId, type Room, type RoomId, type SpaceId } from "@atrium/contract";
import { moveBehind, putInFolder, roomList, takeFromFolder, type RoomOrder } from "@atrium/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fixtureRoom } from "../../fixtures/fixtureRoom.ts";
import { roomIdOf } from "../../fixtures/people.ts";
import { dropMoves, stepMoves, type Drop, type Move } from "./arrange.ts";
import { isSameList, listRows } from "./listRows.ts";

const fixture = must(fixtureRoom().live.getState().space, "the fixture is in a space");
const looker = { currentRoomId: roomIdOf("lounge"), myRole: "SPACE_ADMIN" } as const;
const folderId = newId<FolderId>();
const otherId = newId<FolderId>();

/** A space with rooms `a` to `d`, of which `b` and `c` are in a folder, and an empty-handed look at it. */
function spaceOf(groups: Readonly<Record<string, FolderId | null>>, folders: readonly FolderId[] = [folderId]) {
  const sample = must(Object.values(fixture.records.room)[0], "in the fixture");
  const room: Record<string, Room> = {};
  for (const [at, [name, groupId]] of Object.entries(groups).entries())
    room[name] = { ...sample, id: name as RoomId, name, position: at + 1, groupId, isHidden: false, blocked: false };
  const folder: Record<string, Folder> = {};
  for (const [at, id] of folders.entries())
    folder[id] = { id, spaceId: "s" as SpaceId, name: "Workshops", position: at + 1.5 };
  return { ...fixture, records: { ...fixture.records, room, folder, participant: {} } };
}
const space = spaceOf({ a: null, b: folderId, c: folderId, d: null });

const id = (name: string) => name as RoomId;
const lines = (folded: readonly string[] = [], currentRoomId: RoomId | null = null) =>
  listRows(space, { ...looker, currentRoomId }, new Set(folded)).map((row) =>
    row.kind === "folder" ? "folder" : row.id,
  );

test("rooms stand under their folder, and a folded one leaves only the room where I am", () => {
  expect(lines()).toEqual(["a", "folder", "b", "c", "d"]);
  expect(lines([folderId])).toEqual(["a", "folder", "d"]);
  expect(lines([folderId], id("c"))).toEqual(["a", "folder", "c", "d"]);
});

test("a list is the same as long as nothing in it has changed", () => {
  const now = listRows(space, looker, new Set());
  expect(isSameList(now, listRows({ ...space }, looker, new Set()))).toBe(true);
  expect(isSameList(now, listRows(space, looker, new Set([folderId])))).toBe(false);
});

test("a step goes beside the neighbours, and not over an edge", () => {
  const after = (moves: readonly Move[]) => moves.map(({ input }) => ("after" in input ? input.after : "?"));
  expect(after(stepMoves(space, id("d"), "up"))).toEqual(["a"]);
  expect(after(stepMoves(space, id("a"), "down"))).toEqual([folderId]);
  expect(after(stepMoves(space, id("c"), "up"))).toEqual([null]);
  expect([...stepMoves(space, id("a"), "up"), ...stepMoves(space, id("c"), "down")]).toEqual([]);
});

test("a folder is not put into a folder, and nothing onto itself", () => {
  const two = spaceOf({ a: folderId, b: otherId }, [folderId, otherId]);
  expect(dropMoves(two, folderId, { on: otherId, at: "inside" })).toEqual([]);
  expect(dropMoves(two, folderId, { on: id("b"), at: "below" })).toEqual([]);
  expect(dropMoves(two, id("a"), { on: id("a"), at: "below" })).toEqual([]);
  expect(dropMoves(space, id("b"), { on: folderId, at: "inside" })).toEqual([]);
});

test("a folder's last room dropped right behind its folder stands there once the folder is gone", () => {
  const two = spaceOf({ a: null, b: folderId, c: otherId, d: null }, [folderId, otherId]);
  expect(dropMoves(two, id("b"), { on: folderId, at: "below" })).toEqual([
    { name: "removeRoomFromFolder", input: { roomId: id("b") } },
  ]);
});

/** What the server does with the calls, by its own rules. */
function made(order: RoomOrder, moves: readonly Move[]): RoomOrder {
  return moves.reduce((now, move) => {
    const change =
      move.name === "reorderRooms"
        ? moveBehind(now, id(move.input.moved), move.input.after === null ? null : id(move.input.after))
        : move.name === "moveRoomToFolder"
          ? putInFolder(now, id(move.input.roomId), must(move.input.folderId, "named") as FolderId)
          : takeFromFolder(now, id(move.input.roomId));
    const { rooms, folders, gone } = must(change, `${move.name} finds what it names`);
    const put = <One extends { id: string }>(all: readonly One[], changed: readonly One[]) =>
      all.map((one) => changed.find((each) => each.id === one.id) ?? one);
    return { rooms: put(now.rooms, rooms), folders: put(now.folders, folders).filter((f) => !gone.includes(f.id)) };
  }, order);
}

/** The names from top to bottom, each with its folder. */
const told = ({ rooms, folders }: RoomOrder) =>
  roomList(rooms, folders).flatMap((entry) =>
    "room" in entry
      ? [entry.room.id as string]
      : [entry.folder.id as string, ...entry.rooms.map((room) => `${entry.folder.id}/${room.id}`)],
  );

test("wherever something is dropped, it lies there once the server has done what is asked", () => {
  const group = fc.constantFrom(null, folderId, otherId);
  const spaces = fc.record({ a: group, b: group, c: group, d: group, e: group });
  const at = fc.constantFrom<Drop["at"]>("above", "below", "inside");
  fc.assert(
    fc.property(fc.record({ groups: spaces, pick: fc.nat(), onto: fc.nat(), where: at }), (drawn) => {
      const { groups, pick, onto, where } = drawn;
      const used = [folderId, otherId].filter((each) => Object.values(groups).includes(each));
      const now = spaceOf(groups, used);
      const order = { rooms: Object.values(now.records.room), folders: Object.values(now.records.folder) };
      const all = [...order.rooms, ...order.folders].map((each) => each.id);
      const moved = must(all[pick % all.length], "there is one");
      const on = must(all[onto % all.length], "there is one");
      const moves = dropMoves(now, moved, { on, at: where });
      const after = made(order, moves);
      if (moves.length === 0) return;
      const list = told(after);
      const lineOf = (name: string) => list.findIndex((line) => line === name || line.endsWith(`/${name}`));
      if (where === "inside") expect(list).toContain(`${on}/${moved}`);
      else if (!after.folders.some((each) => each.id === on) && used.includes(on as FolderId))
        expect(list).toContain(moved);
      else if (where === "above") expect(lineOf(moved)).toBeLessThan(lineOf(on));
      else expect(lineOf(moved)).toBeGreaterThan(lineOf(on));
      const [own, other] = [moved, on].map((name) => list[lineOf(name)]?.split("/").slice(0, -1).join("/"));
      if (where !== "inside") expect(own).toBe(other ?? own);
    }),
    { numRuns: 1000 },
  );
});
