import type { RoomBundle } from "../useRoom.ts";
export function PhoneRoom({ room: _room }: { room: RoomBundle; retryNow: (() => void) | null }) {
  return null;
}
