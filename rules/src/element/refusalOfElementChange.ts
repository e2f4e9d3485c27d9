import type { AccountId, RoomElement, SpaceRole } from "@atrium/contract";
import { canEditLocked } from "../permissions/canEditLocked.ts";
import { may } from "../permissions/may.ts";
import { isGuest } from "../permissions/principals.ts";

/** What decides whether an element may be changed. */
export type ChangedElement = Pick<RoomElement, "creatorId" | "creatorRole" | "lockerId" | "lockerRole">;

/**
 * Why somebody may not change, pin, lock or remove an element; null if they may. If it is locked, only the lock
 * decides. Otherwise its creator may, hosts may for elements of guests and of deleted accounts, and admins for any.
 */
export function refusalOfElementChange(
  { accountId, role }: { accountId: AccountId; role: SpaceRole },
  { creatorId, creatorRole, lockerId, lockerRole }: ChangedElement,
): "elementLocked" | "forbidden" | null {
  if (lockerRole !== null) {
    const isOpen = canEditLocked(role, { lockedByMe: lockerId === accountId, lockerRole });
    return isOpen ? null : "elementLocked";
  }
  if (may("element.editAny", { role })) return null;
  if (creatorId === accountId) return may("element.editOwn", { role }) ? null : "forbidden";
  const isOfGuest = creatorId === null || isGuest(creatorRole);
  return isOfGuest && may("element.editOfGuests", { role }) ? null : "forbidden";
}
