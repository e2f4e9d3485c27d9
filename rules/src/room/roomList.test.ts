import { newId } from "@atrium/contract";
import type { FolderId, RoomId } from "@atrium/contract";
import { expect, test } from "vitest";
import { roomList, roomsInList } from "./roomList.ts";

const folder = (position: number) => ({ id: newId<FolderId>(), position });
const room = (position: number, groupId: FolderId | null = null) => ({ id: newId<RoomId>(), position, groupId });

test("a folder stands among the rooms by its own position, its rooms in it by theirs", () => {
  const group = folder(2);
  const [first, last] = [room(1), room(3)];
  const [upper, lower] = [room(10, group.id), room(20, group.id)];
  const rooms = [lower, last, upper, first];
  expect(roomList(rooms, [group])).toEqual([{ room: first }, { folder: group, rooms: [upper, lower] }, { room: last }]);
  expect(roomsInList(rooms, [group])).toEqual([first, upper, lower, last]);
});

test("a room of a folder that is not known stands on its own, and a folder without rooms is not shown", () => {
  const lost = room(1, newId<FolderId>());
  expect(roomList([lost], [folder(0)])).toEqual([{ room: lost }]);
});
