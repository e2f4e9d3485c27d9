import type { FolderId, RoomId, SpaceSnapshot } from "@atrium/contract";
import { roomList } from "@atrium/rules";
import type { InputFor } from "../../../platform/call.ts";

/*
 * The server calls that move a room or folder in the list, in order. Entering and leaving a folder, and the position in
 * it, are separate calls.
 */
export type Move =
  | { name: "reorderRooms"; input: InputFor<"reorderRooms"> }
  | {
      name: "moveRoomToFolder";
      input: InputFor<"moveRoomToFolder">;
      /** If it creates a folder: the id that later moves use for it. */
      makes?: FolderId;
    }
  | { name: "removeRoomFromFolder"; input: InputFor<"removeRoomFromFolder"> }
  | { name: "unfolderRooms"; input: InputFor<"unfolderRooms"> }
  | { name: "updateRoomFolder"; input: InputFor<"updateRoomFolder"> };
export type Id = RoomId | FolderId;
/** Where something is dropped: on a line's upper or lower part, or into a folder. */
export interface Drop {
  on: Id;
  at: "above" | "below" | "inside";
}

/** One step up or down beside its neighbours; empty at the end of the list or folder. */
export function stepMoves(space: SpaceSnapshot, id: Id, step: "up" | "down"): readonly Move[] {
  const level = levelOf(space, id);
  const at = level.indexOf(id);
  const isAtEdge = step === "up" ? at === 0 : at === level.length - 1;
  if (at === -1 || isAtEdge) return [];
  const after = step === "up" ? (level[at - 2] ?? null) : (level[at + 1] ?? null);
  return [reorder(space, id, after)];
}

/** The moves of a drop; none if it changes nothing or makes no sense, such as a folder into a folder. */
export function dropMoves(space: SpaceSnapshot, id: Id, { on, at }: Drop): readonly Move[] {
  if (id === on) return [];
  const { room: rooms } = space.records;
  const moved = rooms[id];
  const target = rooms[on];
  if (at === "inside") {
    const folder = space.records.folder[on];
    if (moved === undefined || folder === undefined || moved.groupId === folder.id) return [];
    return [{ name: "moveRoomToFolder", input: { roomId: moved.id, folderId: folder.id } }];
  }
  const into = target?.groupId ?? null;
  if (moved === undefined && into !== null) return [];
  const from = moved?.groupId ?? null;
  const crossed = crossing(moved?.id ?? null, from, into);
  const after = at === "below" ? on : lineAbove(space, id, on);
  // A folder goes with its last room, which then stands where the folder stood.
  const folderGoes = from !== null && from !== into && levelOf(space, id).length === 1;
  if (folderGoes && (on === from || after === from)) return crossed;
  return [...crossed, ...placing(space, id, { on, after })];
}

function crossing(roomId: RoomId | null, from: FolderId | null, into: FolderId | null): readonly Move[] {
  if (roomId === null || from === into) return [];
  if (into === null) return [{ name: "removeRoomFromFolder", input: { roomId } }];
  return [{ name: "moveRoomToFolder", input: { roomId, folderId: into } }];
}

/** What stands above a line of its level once the moved one is taken out; null at the top. */
function lineAbove(space: SpaceSnapshot, id: Id, on: Id): Id | null {
  const others = levelOf(space, on).filter((each) => each !== id);
  return others[others.indexOf(on) - 1] ?? null;
}

function placing(space: SpaceSnapshot, id: Id, { on, after }: { on: Id; after: Id | null }): readonly Move[] {
  const level = levelOf(space, on);
  const before = level.indexOf(id);
  const stands = before !== -1 && (before === 0 ? null : (level[before - 1] ?? null)) === after;
  return stands ? [] : [reorder(space, id, after)];
}

/** Everything beside it, itself among them, in order. */
export function levelOf(space: SpaceSnapshot, id: Id): readonly Id[] {
  const { room, folder } = space.records;
  const list = roomList(Object.values(room), Object.values(folder));
  const group = room[id]?.groupId ?? null;
  const inside = list.find((entry) => "folder" in entry && entry.folder.id === group);
  if (inside !== undefined && "folder" in inside) return inside.rooms.map((each) => each.id);
  return list.map((entry) => ("room" in entry ? entry.room.id : entry.folder.id));
}

const reorder = (space: SpaceSnapshot, moved: Id, after: Id | null): Move => ({
  name: "reorderRooms",
  input: { spaceId: space.spaceId, moved, after },
});
