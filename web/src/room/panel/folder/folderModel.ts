import { newId, type FolderId, type RoomId, type RoomType, type SpaceSnapshot } from "@atrium/contract";
import type { Move } from "../list/arrange.ts";
import { occupantsOf } from "../occupantsOf.ts";
import { roomsInOrder, type Looker } from "../roomsPanelModel.ts";

/** A room that can be ticked. */
export interface FolderChoice {
  roomId: RoomId;
  name: string;
  type: RoomType;
  count: number;
  /** The other folder it would be taken out of. */
  within: string | null;
}

/** A folder as it is being made or changed. */
export interface FolderDraft {
  /** Null: a new one. */
  folderId: FolderId | null;
  name: string;
  rooms: ReadonlySet<RoomId>;
}

/** All rooms that I see: those of the folder first, then those in none, then those of other folders. */
export function folderChoices(
  space: SpaceSnapshot,
  looker: Looker,
  folderId: FolderId | null,
): readonly FolderChoice[] {
  const { room, folder, participant } = space.records;
  const inside = occupantsOf(participant);
  const rooms = roomsInOrder(space, looker).flatMap((id) => room[id] ?? []);
  const rank = (groupId: string | null) => (groupId === null ? 1 : groupId === folderId ? 0 : 2);
  return rooms
    .toSorted((a, b) => rank(a.groupId) - rank(b.groupId))
    .map(({ id, name, type, groupId }) => ({
      roomId: id,
      name,
      type,
      count: inside.get(id)?.length ?? 0,
      within: groupId === null || groupId === folderId ? null : (folder[groupId]?.name ?? null),
    }));
}

/** The server calls that create or change it. Rooms enter before others leave, so that it never becomes empty. */
export function folderMoves(space: SpaceSnapshot, looker: Looker, { folderId, name, rooms }: FolderDraft) {
  const inOrder = roomsInOrder(space, looker);
  const ticked = inOrder.filter((id) => rooms.has(id));
  if (folderId === null) return madeOf(ticked, name);
  const groupOf = (id: RoomId) => space.records.room[id]?.groupId ?? null;
  const moves: Move[] = [];
  if (name !== space.records.folder[folderId]?.name)
    moves.push({ name: "updateRoomFolder", input: { folderId, name } });
  for (const roomId of ticked)
    if (groupOf(roomId) !== folderId) moves.push({ name: "moveRoomToFolder", input: { roomId, folderId } });
  // Each is placed right behind the folder, so the last one goes first to keep their order.
  for (const roomId of inOrder.toReversed())
    if (groupOf(roomId) === folderId && !rooms.has(roomId))
      moves.push({ name: "removeRoomFromFolder", input: { roomId } });
  return moves;
}

function madeOf([first, ...others]: readonly RoomId[], name: string): Move[] {
  if (first === undefined) return [];
  const folderId = newId<FolderId>();
  return [
    { name: "moveRoomToFolder", input: { roomId: first, name }, makes: folderId },
    ...others.map((roomId): Move => ({ name: "moveRoomToFolder", input: { roomId, folderId } })),
  ];
}
