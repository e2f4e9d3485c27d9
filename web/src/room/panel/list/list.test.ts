import { must, newId, type Folder, type FolderId, type Room, type RoomId, type SpaceId } from "@atrium/contract";
import {
  dissolveFolder,
  makeFolder,
  moveBehind,
  putInFolder,
  roomList,
  takeFromFolder,
  type OrderChange,
  type RoomOrder,
} from "@atrium/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fixtureRoom } from "../../fixtures/fixtureRoom.ts";
import { roomIdOf } from "../../fixtures/people.ts";
import { folderMoves } from "../folder/folderModel.ts";
import { dropMoves, stepMoves, type Drop, type Move } from "./arrange.ts";
import { backMoves } from "./backMoves.ts";
import { isSameList, listRows } from "./listRows.ts";
import { touchedBy } from "./touchedBy.ts";
import { landing } from "./useDragging.ts";

const fixture = must(fixtureRoom().live.getState().space, "the fixture is in a space");
const looker = { currentRoomId: roomIdOf("lounge"), myRole: "SPACE_ADMIN" } as const;
const folderId = newId<FolderId>();
const otherId = newId<FolderId>();

/** A space with rooms `a` to `d`, of which `b` and `c` are in a folder, seen by somebody who drags nothing. */
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

test("a folded folder tells who is in it first, an open one only how many", () => {
  const [ann] = Object.values(fixture.records.participant);
  const person = { ...must(ann, "in the fixture"), roomId: id("b") };
  const inside = { ...space, records: { ...space.records, participant: { [person.accountId]: person } } };
  const folderOf = (folded: readonly string[]) =>
    listRows(inside, looker, new Set(folded)).find(({ kind }) => kind === "folder");
  expect(folderOf([])).toMatchObject({ peopleCount: 1, firstPeople: "" });
  expect(folderOf([folderId])).toMatchObject({ peopleCount: 1, firstPeople: person.accountId });
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
    if (move.name === "updateRoomFolder") return now;
    const { rooms, folders, gone } = must(changeOf(now, move), `${move.name} finds what it names`);
    const put = <One extends { id: string }>(all: readonly One[], changed: readonly One[]) => [
      ...all.map((one) => changed.find((each) => each.id === one.id) ?? one),
      ...changed.filter((each) => !all.some((one) => one.id === each.id)),
    ];
    return { rooms: put(now.rooms, rooms), folders: put(now.folders, folders).filter((f) => !gone.includes(f.id)) };
  }, order);
}

function changeOf(now: RoomOrder, move: Exclude<Move, { name: "updateRoomFolder" }>): OrderChange | null {
  if (move.name === "unfolderRooms") return dissolveFolder(now, move.input.folderId as FolderId);
  if (move.name === "reorderRooms")
    return moveBehind(now, id(move.input.moved), move.input.after === null ? null : id(move.input.after));
  const roomId = id(move.input.roomId);
  if (move.name === "removeRoomFromFolder") return takeFromFolder(now, roomId);
  const folder = move.input.folderId as FolderId | undefined;
  return folder === undefined
    ? makeFolder(now, roomId, must(move.makes, "a new one is called something"))
    : putInFolder(now, roomId, folder);
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

const orderIn = ({ records }: ReturnType<typeof spaceOf>) => ({
  rooms: Object.values(records.room),
  folders: Object.values(records.folder),
});

/** The space once its rooms and folders stand so. */
function spaceAt(before: ReturnType<typeof spaceOf>, { rooms, folders }: RoomOrder): ReturnType<typeof spaceOf> {
  const { room, folder } = before.records;
  const [sample] = Object.values(room);
  const known = (each: RoomOrder["folders"][number]): Folder =>
    folder[each.id] ?? { id: each.id, position: 0, name: "New", spaceId: must(sample, "there are rooms").spaceId };
  return {
    ...before,
    records: {
      ...before.records,
      room: Object.fromEntries(rooms.map((each) => [each.id, { ...must(room[each.id], "it stays"), ...each }])),
      folder: Object.fromEntries(folders.map((each) => [each.id, { ...known(each), ...each }])),
    },
  };
}

test("a new folder holds the rooms that were ticked, in their order, where the first of them stood", () => {
  const draft = { folderId: null, name: "Interviews", rooms: new Set([id("d"), id("a")]) };
  const moves = folderMoves(space, looker, draft);
  const [first] = moves;
  expect(first).toMatchObject({ name: "moveRoomToFolder", input: { roomId: "a", name: "Interviews" } });
  const [own] = told(made(orderIn(space), moves));
  expect(told(made(orderIn(space), moves))).toEqual([
    own,
    `${own}/a`,
    `${own}/d`,
    folderId,
    `${folderId}/b`,
    `${folderId}/c`,
  ]);
  expect(folderMoves(space, looker, { ...draft, rooms: new Set() })).toEqual([]);
});

test("a changed folder takes in what was ticked before it lets go of what was not, in the order of the list", () => {
  const draft = { folderId, name: "Upstairs", rooms: new Set([id("d")]) };
  const moves = folderMoves(space, looker, draft);
  expect(moves[0]).toEqual({ name: "updateRoomFolder", input: { folderId, name: "Upstairs" } });
  expect(told(made(orderIn(space), moves))).toEqual(["a", folderId, `${folderId}/d`, "b", "c"]);
  const asItIs = { folderId, name: "Workshops", rooms: new Set([id("b"), id("c")]) };
  expect(folderMoves(space, looker, asItIs)).toEqual([]);
});

test("whatever was moved, taking it back puts everything where it was", () => {
  const group = fc.constantFrom(null, folderId, otherId);
  const spaces = fc.record({ a: group, b: group, c: group, d: group, e: group });
  const kinds = fc.constantFrom("drop", "folder", "dissolve");
  const at = fc.constantFrom<Drop["at"]>("above", "below", "inside");
  fc.assert(
    fc.property(fc.record({ groups: spaces, kind: kinds, pick: fc.nat(), onto: fc.nat(), where: at }), (drawn) => {
      const { groups, kind, pick, onto, where } = drawn;
      const used = [folderId, otherId].filter((each) => Object.values(groups).includes(each));
      const before = spaceOf(groups, used);
      const order = orderIn(before);
      const all = [...order.rooms, ...order.folders].map((each) => each.id);
      const one = (at: number) => must(all[at % all.length], "there is one");
      const folder = used[pick % Math.max(1, used.length)] ?? null;
      const rooms = new Set(order.rooms.map((each) => each.id).filter((_, bit) => ((onto >> bit) & 1) === 1));
      const dissolved: Move[] = folder === null ? [] : [{ name: "unfolderRooms", input: { folderId: folder } }];
      const moves = {
        drop: () => dropMoves(before, one(pick), { on: one(onto), at: where }),
        folder: () => folderMoves(before, looker, { folderId: pick % 2 === 0 ? null : folder, name: "X", rooms }),
        dissolve: () => dissolved,
      }[kind]();
      const after = spaceAt(before, made(order, moves));
      const back = made(orderIn(after), backMoves(before, after, touchedBy(before, moves)));
      expect(told(back)).toEqual(told(order));
    }),
    { numRuns: 1000 },
  );
});

test("what another has moved meanwhile stays where they put it", () => {
  const moves: Move[] = [{ name: "moveRoomToFolder", input: { roomId: id("d"), folderId } }];
  const after = spaceAt(space, made(orderIn(space), moves));
  // `a`, behind which nothing stood but the folder, goes into it; `b` out of it.
  const others = made(orderIn(after), [
    { name: "moveRoomToFolder", input: { roomId: id("a"), folderId } },
    { name: "removeRoomFromFolder", input: { roomId: id("b") } },
  ]);
  const now = spaceAt(after, others);
  const back = made(others, backMoves(space, now, touchedBy(space, moves)));
  expect(told(back)).toEqual([folderId, `${folderId}/c`, `${folderId}/a`, "d", "b"]);
});

test("what is carried lands where that was shown, though the list moves as it is let go; elsewhere it lands where it is", () => {
  const [folder, room] = [newId<FolderId>(), newId<RoomId>()];
  const shown: Drop = { on: folder, at: "inside" };
  expect(landing(shown, { over: null, now: null })).toEqual(shown);
  expect(landing(shown, { over: folder, now: { on: folder, at: "below" } })).toEqual(shown);
  expect(landing(shown, { over: room, now: { on: room, at: "above" } })).toEqual({ on: room, at: "above" });
  // Over its own line again: it stays where it is.
  expect(landing(shown, { over: "itself", now: null })).toBeNull();
  expect(landing(null, { over: folder, now: shown })).toEqual(shown);
});
