import type { SpaceRole } from "@atrium/contract";
import { may } from "./may.ts";

interface VisibleRoom {
  isHidden: boolean;
  blocked: boolean;
}

/**
 * Admins see every room, moderators hidden but not blocked ones, others neither. The room somebody is in stays visible
 * to them (`isCurrent`).
 */
export function canSeeRoom(role: SpaceRole, room: VisibleRoom, isCurrent: boolean): boolean {
  if (isCurrent) return true;
  if (room.blocked && !may("room.seeBlocked", { role })) return false;
  return !room.isHidden || may("room.seeHidden", { role });
}

/** Whether this role must give the password of a room that has one. */
export function needsRoomPassword(role: SpaceRole, room: { hasPassword: boolean }): boolean {
  return room.hasPassword && !may("room.enterWithoutPassword", { role });
}
