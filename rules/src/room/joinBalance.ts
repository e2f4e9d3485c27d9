import { constants } from "@atrium/contract";
import type { Room } from "@atrium/contract";

/** A room for balancing: `online` people are inside now. */
export interface BalancedRoom extends Pick<Room, "capacity" | "isHidden" | "blocked" | "hasPassword"> {
  online: number;
}

/**
 * The room for somebody who names none: the first one below 60 % of its capacity, else the last one below 100 %, else
 * null. Rooms are given in list order. Hidden, blocked and locked rooms count only for the privileged (admins and hosts);
 * the caller leaves out rooms the person may not see.
 */
export function joinBalance<Candidate extends BalancedRoom>(
  rooms: readonly Candidate[],
  privileged: boolean,
): Candidate | null {
  const open = rooms.filter((room) => privileged || !(room.isHidden || room.blocked || room.hasPassword));
  const below = (share: number) => (room: Candidate) => room.online < room.capacity * share;
  return open.find(below(constants.balancing.first)) ?? open.findLast(below(constants.balancing.second)) ?? null;
}
