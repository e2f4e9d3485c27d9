import type { AccountId, RoomElement, SpaceRole } from "@atrium/contract";
import { canEditLocked } from "../permissions/canEditLocked.ts";
import { may } from "../permissions/may.ts";
import { isGuest } from "../permissions/principals.ts";

/** What decides about a change of an element. */
export type ChangedElement = Pick<RoomElement, "creatorId" | "creatorRole" | "lockerId" | "lockerRole">;

/**
 * Why somebody may not change, pin, lock or remove an element; null if they may. While it is locked, its lock alone
 * decides; else it is its creator's, of guests and of the deleted also the hosts', and any the admins'.
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
