import type { RoomRow } from "./roomStore.ts";

/** In a space where every room is restricted, newcomers would have nowhere to go. */
export function isLastOpen(rooms: readonly RoomRow[], room: RoomRow): boolean {
  return rooms.every((each) => each.id === room.id || !isOpen(each));
}

/** The first `most` rooms in order; if none of them is open, the last is replaced by an open one. */
export function roomsThatFit(rooms: readonly RoomRow[], most: number): RoomRow[] {
  const kept = rooms.slice(0, most);
  const open = kept.some(isOpen) ? undefined : rooms.find(isOpen);
  return open === undefined ? kept : [...kept.slice(0, most - 1), open];
}

const isOpen = (room: RoomRow): boolean => !(room.isHidden || room.blocked || room.passwordHash !== null);
