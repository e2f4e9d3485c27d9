import type { SpaceRole } from "@atrium/contract";
import { isHost } from "../permissions/principals.ts";

/** What a space asks at its door. That it is private shows in that strangers have no role there. */
export interface SpaceDoor {
  hasPassword: boolean;
  /** Milliseconds since the epoch; null when it is open already. */
  startsAtMs: number | null;
}

/** Hosts prepare a space before it starts. */
export const isTooEarly = ({ startsAtMs }: SpaceDoor, role: SpaceRole, nowMs: number): boolean =>
  startsAtMs !== null && startsAtMs > nowMs && !isHost(role);

/** Passers-by are asked; whoever has a role in the space is not. */
export const asksForPassword = ({ hasPassword }: SpaceDoor, role: SpaceRole): boolean =>
  hasPassword && role === "PUBLIC_GUEST";

/** Whether somebody who is not inside would be let in now without being asked for anything. */
export const isDoorOpen = (door: SpaceDoor, role: SpaceRole, nowMs: number): boolean =>
  !isTooEarly(door, role, nowMs) && !asksForPassword(door, role);
