import type { AccountId, SpaceRole } from "@atrium/contract";
import { canEditLocked } from "../permissions/canEditLocked.ts";
import { may } from "../permissions/may.ts";
import type { ChangedElement } from "./refusalOfElementChange.ts";

/** Who is about to open or close the door of a private area, and whether they are in it. */
interface AtDoor {
  accountId: AccountId;
  role: SpaceRole;
  isIn: boolean;
}

/** Why somebody may not open or close a private area's door: its creator may, and people in it, but no guest. */
export function refusalOfDoor(
  { accountId, role, isIn }: AtDoor,
  { creatorId, lockerId, lockerRole }: ChangedElement,
): "elementLocked" | "forbidden" | null {
  if (!may("privateArea.openClose", { role })) return "forbidden";
  if (!isIn && creatorId !== accountId) return "forbidden";
  const isOpen = lockerRole === null || canEditLocked(role, { lockedByMe: lockerId === accountId, lockerRole });
  return isOpen ? null : "elementLocked";
}
