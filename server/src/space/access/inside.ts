import type { AccountId, Plan, Room, RoomId, SpaceId, SpaceRole } from "@atrium/contract";

/** Somebody inside a space that lives on this node. */
export interface Standing {
  role: SpaceRole;
  roomId: RoomId | null;
  /** When they came into it; null where they are in none. */
  arrivedAtMs: number | null;
  /** False while they are awaited back. */
  isConnected: boolean;
  plan: Plan;
}

export interface Company {
  role: SpaceRole;
  others: AccountId[];
}

/** Who stands where, as the live part of the program knows it. */
export interface Inside {
  /** Null where the space does not live here or they are not in it. */
  standing(spaceId: SpaceId, accountId: AccountId): Standing | null;
  /** The spaces of this node that somebody is inside, as what, and who else is. */
  company(accountId: AccountId): Company[];
  /** A room of a space that lives here. */
  room(roomId: RoomId): Room | null;
}
