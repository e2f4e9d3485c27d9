import { must, newId } from "@atrium/contract";
import type { FolderId, RoomId } from "@atrium/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dissolveFolder, makeFolder, moveBehind, putInFolder, takeFromFolder } from "./arrangeRooms.ts";
import type { OrderChange, RoomOrder } from "./arrangeRooms.ts";
import { roomList } from "./roomList.ts";

const roomIds = Array.from({ length: 6 }, () => newId<RoomId>());
const folderIds = Array.from({ length: 3 }, () => newId<FolderId>());

/** The list in shorthand: ids, with a folder's rooms in brackets after its id. */
type Line = { id: string; inside: string[] | null };
type Paper = Line[];

const room = fc.constantFrom(...roomIds);
const folder = fc.constantFrom(...folderIds);
const listed = fc.oneof(room, folder);
const step = fc.oneof(
  fc.record({ do: fc.constant("put" as const), room, folder }),
  fc.record({ do: fc.constant("make" as const), room, folder }),
  fc.record({ do: fc.constant("take" as const), room }),
  fc.record({ do: fc.constant("dissolve" as const), folder }),
  fc.record({ do: fc.constant("move" as const), moved: listed, after: fc.option(listed) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

test("whatever is done in whatever order, the list is what it would be on paper", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let order: RoomOrder = { rooms: roomIds.map((id) => ({ id, position: 1, groupId: null })), folders: [] };
      let paper: Paper = written(order);
      for (const next of steps) {
        const change = changeBy(order, next);
        if (change !== null) order = changed(order, change);
        paper = onPaper(paper, next);
        expect(written(order)).toEqual(paper);
      }
    }),
  );
});

test("what moves between two changes nothing but itself", () => {
  const order = { rooms: roomIds.map((id, at) => ({ id, position: at, groupId: null })), folders: [] };
  const [first, , , fourth] = roomIds;
  const change = must(moveBehind(order, must(fourth, "six"), must(first, "six")), "beside");
  expect(change).toEqual({ rooms: [{ id: fourth, position: 0.5, groupId: null }], folders: [], gone: [] });
});

test("after thousands of moves into the same gap everybody still has a place of their own", () => {
  let order: RoomOrder = { rooms: roomIds.map((id, at) => ({ id, position: at, groupId: null })), folders: [] };
  const [anchor, one, other] = roomIds.map((id) => must(id, "six"));
  for (let turn = 0; turn < 2000; turn += 1) {
    const moved = must(turn % 2 === 0 ? one : other, "six");
    order = changed(order, must(moveBehind(order, moved, must(anchor, "six")), "beside"));
    expect(written(order)[1]?.id).toBe(moved);
  }
  expect(new Set(order.rooms.map(({ position }) => position)).size).toBe(roomIds.length);
});

function changeBy(order: RoomOrder, next: Step): OrderChange | null {
  const exists = "folder" in next && order.folders.some(({ id }) => id === next.folder);
  switch (next.do) {
    case "put":
      return putInFolder(order, next.room, next.folder);
    case "make":
      return exists ? null : makeFolder(order, next.room, next.folder);
    case "take":
      return takeFromFolder(order, next.room);
    case "dissolve":
      return exists ? dissolveFolder(order, next.folder) : null;
    case "move":
      return moveBehind(order, next.moved, next.after);
  }
}

function changed(order: RoomOrder, change: OrderChange): RoomOrder {
  const rooms = new Map([...order.rooms, ...change.rooms].map((each) => [each.id, each]));
  const folders = new Map([...order.folders, ...change.folders].map((each) => [each.id, each]));
  for (const id of change.gone) folders.delete(id);
  return { rooms: [...rooms.values()], folders: [...folders.values()] };
}

const written = ({ rooms, folders }: RoomOrder): Paper =>
  roomList(rooms, folders).map((entry) =>
    "room" in entry
      ? { id: entry.room.id, inside: null }
      : { id: entry.folder.id, inside: entry.rooms.map(({ id }) => id) },
  );

function onPaper(paper: Paper, next: Step): Paper {
  const isThere = "folder" in next && paper.some(({ id }) => id === next.folder);
  const home = "room" in next ? paper.find(({ inside }) => inside?.includes(next.room)) : undefined;
  if (next.do === "move") return movedOnPaper(paper, next);
  if (next.do === "put") {
    if (!isThere || home?.id === next.folder) return paper;
    const into = ({ id, inside }: Line) => ({
      id,
      inside: id === next.folder ? [...(inside ?? []), next.room] : inside,
    });
    return without(paper, next.room).map(into);
  }
  if (next.do === "dissolve")
    return paper.flatMap(({ id, inside }) =>
      id === next.folder ? (inside ?? []).map((each) => ({ id: each, inside: null })) : [{ id, inside }],
    );
  if ((next.do === "make" && isThere) || (next.do === "take" && home === undefined)) return paper;
  const added: Line = next.do === "make" ? { id: next.folder, inside: [next.room] } : { id: next.room, inside: null };
  if (home === undefined) return paper.map((line) => (line.id === next.room ? added : line));
  const at = paper.indexOf(home);
  return paper.flatMap((line, each) => (each === at ? [...without([line], next.room), added] : [line]));
}

/** Removes a room, wherever it is; a folder is removed with its last room. */
const without = (paper: Paper, roomId: string): Paper =>
  paper
    .filter(({ id }) => id !== roomId)
    .map(({ id, inside }) => ({ id, inside: inside?.filter((each) => each !== roomId) ?? null }))
    .filter(({ inside }) => inside?.length !== 0);

function movedOnPaper(paper: Paper, { moved, after }: { moved: string; after: string | null }): Paper {
  const home = paper.find(({ inside }) => inside?.includes(moved));
  const ids = home?.inside ?? paper.map(({ id }) => id);
  if (!ids.includes(moved) || (after !== null && !ids.includes(after)) || moved === after) return paper;
  const others = ids.filter((id) => id !== moved);
  const now = others.toSpliced(after === null ? 0 : others.indexOf(after) + 1, 0, moved);
  if (home !== undefined) return paper.map((line) => (line === home ? { ...line, inside: now } : line));
  return now.map((id) =>
    must(
      paper.find((line) => line.id === id),
      "the same lines",
    ),
  );
}
