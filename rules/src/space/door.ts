import type { SpaceRole } from "@atrium/contract";
import { isHost } from "../permissions/principals.ts";

/** What a space requires on entry. A private space needs nothing here: outsiders have no role in it. */
export interface SpaceDoor {
  hasPassword: boolean;
  /** Milliseconds since the epoch; null if it is already open. */
  startsAtMs: number | null;
}

/** Hosts may enter before the start, to prepare the space. */
export const isTooEarly = ({ startsAtMs }: SpaceDoor, role: SpaceRole, nowMs: number): boolean =>
  startsAtMs !== null && startsAtMs > nowMs && !isHost(role);

/** Public guests are asked; people with a role in the space are not. */
export const asksForPassword = ({ hasPassword }: SpaceDoor, role: SpaceRole): boolean =>
  hasPassword && role === "PUBLIC_GUEST";

/** Whether somebody outside could enter now without being asked for anything. */
export const isDoorOpen = (door: SpaceDoor, role: SpaceRole, nowMs: number): boolean =>
  !isTooEarly(door, role, nowMs) && !asksForPassword(door, role);
