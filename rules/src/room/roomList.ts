import type { Folder, Room } from "@atrium/contract";

type Listed = Pick<Room, "id" | "position" | "groupId">;
type Group = Pick<Folder, "id" | "position">;
/** An entry of the room list: one room, or a folder and its rooms. */
export type ListEntry<R extends Listed, F extends Group> = { room: R } | { folder: F; rooms: readonly R[] };

/** The room list as shown. A room in an unknown folder is listed by itself; a folder without rooms is not shown. */
export function roomList<R extends Listed, F extends Group>(
  rooms: Iterable<R>,
  folders: Iterable<F>,
): readonly ListEntry<R, F>[] {
  const inFolders = new Map(Array.from(folders, (folder) => [folder.id, { folder, rooms: [] as R[] }]));
  const alone: { room: R }[] = [];
  for (const room of [...rooms].toSorted(byPosition)) {
    const group = room.groupId === null ? undefined : inFolders.get(room.groupId);
    if (group === undefined) alone.push({ room });
    else group.rooms.push(room);
  }
  const groups = [...inFolders.values()].filter((group) => group.rooms.length > 0);
  return [...alone, ...groups].toSorted((a, b) => byPosition(headOf(a), headOf(b)));
}

/** The rooms from top to bottom, including those in folders. */
export const roomsInList = <R extends Listed>(rooms: Iterable<R>, folders: Iterable<Group>): readonly R[] =>
  roomList(rooms, folders).flatMap((entry) => ("room" in entry ? [entry.room] : entry.rooms));

/** Order within one level of the list: by position, then by id, the same everywhere. */
export function byPosition(a: { id: string; position: number }, b: { id: string; position: number }): number {
  return a.position - b.position || (a.id < b.id ? -1 : 1);
}

const headOf = <R extends Listed, F extends Group>(entry: ListEntry<R, F>): R | F =>
  "room" in entry ? entry.room : entry.folder;
