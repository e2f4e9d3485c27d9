import type { Folder, Room } from "@atrium/contract";

type Listed = Pick<Room, "id" | "position" | "groupId">;
type Group = Pick<Folder, "id" | "position">;
/** A line of the list of rooms: one room, or a folder and the rooms in it. */
export type ListEntry<R extends Listed, F extends Group> = { room: R } | { folder: F; rooms: readonly R[] };

/** The list of rooms as it is shown. A room whose folder is not known stands on its own; a folder without rooms is not shown. */
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

/** The rooms from top to bottom, folders unfolded. */
export const roomsInList = <R extends Listed>(rooms: Iterable<R>, folders: Iterable<Group>): readonly R[] =>
  roomList(rooms, folders).flatMap((entry) => ("room" in entry ? [entry.room] : entry.rooms));

/** Who stands where on one level of the list: by position, and equal ones by their id, everywhere the same. */
export function byPosition(a: { id: string; position: number }, b: { id: string; position: number }): number {
  return a.position - b.position || (a.id < b.id ? -1 : 1);
}

const headOf = <R extends Listed, F extends Group>(entry: ListEntry<R, F>): R | F =>
  "room" in entry ? entry.room : entry.folder;
