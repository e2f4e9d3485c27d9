import { must, type FolderId, type RoomId, type SpaceSnapshot } from "@atrium/contract";
import { roomList } from "@atrium/rules";
import { levelOf, type Id, type Move } from "./arrange.ts";

/**
 * The moves that undo others: each room returns to its folder, recreated if it is gone, and behind its old predecessor
 * if that is still there. Whatever others have moved meanwhile stays.
 */
export function backMoves(before: SpaceSnapshot, now: SpaceSnapshot, touched: ReadonlySet<string>): readonly Move[] {
  const lines = linesOf(before).filter((id) => touched.has(id));
  const rooms = lines.flatMap((id) => now.records.room[id]?.id ?? []);
  const crossing = rooms.filter((id) => groupOf(now, id) !== groupOf(before, id));
  const { moves, revived } = home(before, now, crossing);
  const isThere = (id: Id) => revived.has(id) || id in now.records.room || id in now.records.folder;
  /** Whether something can be placed behind it: it has not moved, or is moved back too. */
  const stands = (id: Id) => isThere(id) && (touched.has(id) || groupOf(now, id) === groupOf(before, id));
  const placed = linesOf(before).filter((id) => (touched.has(id) || revived.has(id)) && isThere(id));
  return [...moves, ...placed.flatMap((id) => [...renamed(before, now, id as FolderId), behind(before, id, stands)])];
}

/** Rooms enter folders before others leave them, and recreated folders last: no folder becomes empty on the way. */
function home(before: SpaceSnapshot, now: SpaceSnapshot, crossing: readonly RoomId[]) {
  const moves: Move[] = [];
  const revived = new Set<string>();
  const isKept = (group: FolderId | null): group is FolderId => group !== null && group in now.records.folder;
  const into = (roomId: RoomId, folderId: FolderId) =>
    moves.push({ name: "moveRoomToFolder", input: { roomId, folderId } });
  // First rooms without a folder: the others might leave one empty that these belong to.
  const rank = (roomId: RoomId) => (groupOf(now, roomId) === null ? 0 : 1);
  for (const roomId of crossing.toSorted((a, b) => rank(a) - rank(b))) {
    const group = groupOf(before, roomId);
    if (isKept(group)) into(roomId, group);
  }
  for (const roomId of crossing) {
    const group = groupOf(before, roomId);
    if (group === null || isKept(group)) continue;
    if (revived.has(group)) into(roomId, group);
    else {
      const { name } = must(before.records.folder[group], "a room was in it");
      moves.push({ name: "moveRoomToFolder", input: { roomId, name }, makes: group });
      revived.add(group);
    }
  }
  for (const roomId of crossing)
    if (groupOf(before, roomId) === null) moves.push({ name: "removeRoomFromFolder", input: { roomId } });
  return { moves, revived };
}

/** All rooms and folders, from top to bottom, a folder before its rooms. */
const linesOf = ({ records: { room, folder } }: SpaceSnapshot): readonly Id[] =>
  roomList(Object.values(room), Object.values(folder)).flatMap((entry): Id[] =>
    "room" in entry ? [entry.room.id] : [entry.folder.id, ...entry.rooms.map(({ id }) => id)],
  );

const groupOf = ({ records }: SpaceSnapshot, id: Id): FolderId | null => records.room[id]?.groupId ?? null;

function renamed(before: SpaceSnapshot, now: SpaceSnapshot, folderId: FolderId): readonly Move[] {
  const [was, is] = [before.records.folder[folderId], now.records.folder[folderId]];
  if (was === undefined || is === undefined || was.name === is.name) return [];
  return [{ name: "updateRoomFolder", input: { folderId, name: was.name } }];
}

function behind(before: SpaceSnapshot, id: Id, stands: (id: Id) => boolean): Move {
  const level = levelOf(before, id);
  const after = level.slice(0, level.indexOf(id)).findLast(stands) ?? null;
  return { name: "reorderRooms", input: { spaceId: before.spaceId, moved: id, after } };
}
