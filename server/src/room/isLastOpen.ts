import type { RoomRow } from "./roomStore.ts";

/** A space whose every room asks for something has nowhere to send a newcomer. */
export function isLastOpen(rooms: readonly RoomRow[], room: RoomRow): boolean {
  return rooms.every((each) => each.id === room.id || each.isHidden || each.blocked || each.passwordHash !== null);
}
