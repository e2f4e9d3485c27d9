// The order of rooms and folders. Positions are numbers with gaps: what moves gets one between its new neighbours, so that
// only one record changes; if no number fits between them any more, the whole level is renumbered.
// Invariants: no folder is empty, and no two items of a level have the same position.
import type { Folder, FolderId, Room, RoomId } from "@atrium/contract";
import { byPosition } from "./roomList.ts";

type PlacedRoom = Pick<Room, "id" | "position" | "groupId">;
type PlacedFolder = Pick<Folder, "id" | "position">;
/** All rooms and folders of a space. */
export interface RoomOrder {
  rooms: readonly PlacedRoom[];
  folders: readonly PlacedFolder[];
}
/** What to store: moved rooms and folders, including a new folder, and removed folders. */
export interface OrderChange {
  rooms: readonly PlacedRoom[];
  folders: readonly PlacedFolder[];
  gone: readonly FolderId[];
}

/** Distance between neighbours, so that many fit between two before numbers get too close. */
export const POSITION_STEP = 1024;

/** Appends a room to a folder; if it is already in it, it stays. Null if either does not exist. */
export function putInFolder(order: RoomOrder, roomId: RoomId, folderId: FolderId): OrderChange | null {
  const room = order.rooms.find(({ id }) => id === roomId);
  if (room === undefined || !order.folders.some(({ id }) => id === folderId)) return null;
  if (room.groupId === folderId) return NOTHING;
  const line = [...levelOf(order, folderId), { id: roomId, position: null }];
  return changesOf(order, { moved: [{ id: roomId, groupId: folderId }], lines: [line] });
}

/** Makes a folder of one room at the room's position, after the folder it was in. Null if the room does not exist. */
export function makeFolder(order: RoomOrder, roomId: RoomId, folderId: FolderId): OrderChange | null {
  const room = order.rooms.find(({ id }) => id === roomId);
  if (room === undefined) return null;
  const folder = { id: folderId, position: null };
  const top = levelOf(order, null);
  const line =
    room.groupId === null
      ? top.map((each) => (each.id === roomId ? { id: folderId, position: room.position } : each))
      : behind(top, [folder], room.groupId);
  const alone = [{ id: roomId, position: POSITION_STEP }];
  return changesOf(order, { moved: [{ id: roomId, groupId: folderId }], lines: [line, alone], made: folderId });
}

/** Moves a room out of its folder to right after it; otherwise it stays. Null if it does not exist. */
export function takeFromFolder(order: RoomOrder, roomId: RoomId): OrderChange | null {
  const room = order.rooms.find(({ id }) => id === roomId);
  if (room === undefined) return null;
  if (room.groupId === null) return NOTHING;
  const line = behind(levelOf(order, null), [{ id: roomId, position: null }], room.groupId);
  return changesOf(order, { moved: [{ id: roomId, groupId: null }], lines: [line] });
}

/** Dissolves a folder: its rooms take its position, in their order. */
export function dissolveFolder(order: RoomOrder, folderId: FolderId): OrderChange {
  const inside = levelOf(order, folderId).map(({ id }) => ({ id, position: null }));
  const line = behind(levelOf(order, null), inside, folderId).filter(({ id }) => id !== folderId);
  const moved = inside.map(({ id }) => ({ id: id as RoomId, groupId: null }));
  return changesOf(order, { moved, lines: [line] });
}

/** Moves a room or folder after a sibling, or first for null. Null if one does not exist or they are not siblings. */
export function moveBehind(
  order: RoomOrder,
  moved: RoomId | FolderId,
  after: RoomId | FolderId | null,
): OrderChange | null {
  const groupId = order.rooms.find(({ id }) => id === moved)?.groupId ?? null;
  const level = levelOf(order, groupId);
  const ids = level.map(({ id }) => id);
  const [from, behindAt] = [ids.indexOf(moved), after === null ? -1 : ids.indexOf(after)];
  if (from === -1 || (after !== null && behindAt === -1)) return null;
  if (moved === after || from === behindAt + 1) return NOTHING;
  const others = level.filter(({ id }) => id !== moved);
  return changesOf(order, { moved: [], lines: [behind(others, [{ id: moved, position: null }], after)] });
}

/** A position right after a room, within its folder if it has one. */
export function positionBehind(order: RoomOrder, { id, groupId }: PlacedRoom): number {
  const level = levelOf(order, groupId);
  const line = behind(level, [{ id, position: null }], id);
  return spread(
    line,
    line.findIndex(({ position }) => position === null),
  );
}

const NOTHING: OrderChange = { rooms: [], folders: [], gone: [] };

/** An item of a level; one without a position will get one. */
interface Slot {
  id: RoomId | FolderId;
  position: number | null;
}

/** The items of a folder, or of the list itself, in order. */
function levelOf({ rooms, folders }: RoomOrder, groupId: FolderId | null): readonly Slot[] {
  const inside: readonly { id: RoomId | FolderId; position: number }[] = rooms.filter(
    (room) => room.groupId === groupId,
  );
  return (groupId === null ? [...inside, ...folders] : inside)
    .toSorted(byPosition)
    .map(({ id, position }) => ({ id, position }));
}

/** A level with items inserted after one of its items, or at its front. */
function behind(level: readonly Slot[], added: readonly Slot[], after: RoomId | FolderId | null): readonly Slot[] {
  const at = after === null ? 0 : level.findIndex(({ id }) => id === after) + 1;
  return level.toSpliced(at, 0, ...added);
}

interface Moves {
  /** Rooms that are now in another folder, or in none. */
  moved: readonly { id: RoomId; groupId: FolderId | null }[];
  /** The changed levels, in their new order. */
  lines: readonly (readonly Slot[])[];
  made?: FolderId;
}

function changesOf({ rooms, folders }: RoomOrder, { moved, lines, made }: Moves): OrderChange {
  const positions = new Map(lines.flatMap((line) => positionsOf(line)));
  const groups = new Map(moved.map(({ id, groupId }) => [id, groupId]));
  const roomsNow = rooms.map((room) => {
    const groupId = groups.get(room.id);
    return {
      id: room.id,
      position: positions.get(room.id) ?? room.position,
      groupId: groupId === undefined ? room.groupId : groupId,
    };
  });
  const known = new Map<string, PlacedRoom | PlacedFolder>([...rooms, ...folders].map((each) => [each.id, each]));
  const isNew = ({ id, position }: PlacedFolder) => known.get(id)?.position !== position;
  const filled = new Set(roomsNow.map(({ groupId }) => groupId));
  const all = made === undefined ? folders : [...folders, { id: made, position: 0 }];
  const placed = all.map(({ id, position }) => ({ id, position: positions.get(id) ?? position }));
  return {
    rooms: roomsNow.filter((room, at) => room.position !== rooms[at]?.position || groups.has(room.id)),
    folders: placed.filter((folder) => filled.has(folder.id) && isNew(folder)),
    gone: folders.map(({ id }) => id).filter((id) => !filled.has(id)),
  };
}

/** Positions for all items; existing ones are kept unless there is no number left between two. */
function positionsOf(line: readonly Slot[]): [RoomId | FolderId, number][] {
  const between = line.map(({ id, position }, at) => [id, position ?? spread(line, at)] as [RoomId | FolderId, number]);
  const isAscending = between.every(([, position], at) => at === 0 || position > (between[at - 1]?.[1] ?? position));
  return isAscending ? between : line.map(({ id }, at) => [id, (at + 1) * POSITION_STEP]);
}

/** A position between the neighbours that have one, evenly spaced for several in a row. */
function spread(line: readonly Slot[], at: number): number {
  const before = line.slice(0, at).findLastIndex(({ position }) => position !== null);
  const next = line.findIndex(({ position }, each) => each > at && position !== null);
  const [low, high] = [line[before]?.position ?? null, line[next]?.position ?? null];
  const nth = at - before;
  if (high === null) return (low ?? 0) + nth * POSITION_STEP;
  if (low === null) return high - (next - at) * POSITION_STEP;
  return low + ((high - low) * nth) / (next - before);
}
