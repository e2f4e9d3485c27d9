import type { SpaceRole } from "@atrium/contract";
import { isAdmin, isHost } from "./principals.ts";

interface LockedElement {
  lockedByMe: boolean;
  lockerRole: SpaceRole;
}

/** A locked element is changed by its locker, by an admin, or by a moderator when its locker was a plain user. */
export function canEditLocked(role: SpaceRole, element: LockedElement): boolean {
  if (element.lockedByMe || isAdmin(role)) return true;
  return isHost(role) && !isHost(element.lockerRole);
}
