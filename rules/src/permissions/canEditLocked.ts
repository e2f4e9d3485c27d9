import type { SpaceRole } from "@atrium/contract";
import { isAdmin, isHost } from "./principals.ts";

interface LockedElement {
  lockedByMe: boolean;
  lockerRole: SpaceRole;
}

/** A locked element can be changed by its locker, by an admin, or by a moderator if its locker is neither. */
export function canEditLocked(role: SpaceRole, element: LockedElement): boolean {
  if (element.lockedByMe || isAdmin(role)) return true;
  return isHost(role) && !isHost(element.lockerRole);
}
