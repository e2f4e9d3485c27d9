import type { RoomRow } from "./roomStore.ts";

/** In a space where every room is restricted, newcomers would have nowhere to go. */
export function isLastOpen(rooms: readonly RoomRow[], room: RoomRow): boolean {
  return rooms.every((each) => each.id === room.id || each.isHidden || each.blocked || each.passwordHash !== null);
}
