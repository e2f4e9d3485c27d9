import type { AccountId, Plan, Room, RoomId, SpaceId, SpaceRole } from "@atrium/contract";

/** Somebody inside a space on this node. */
export interface Standing {
  role: SpaceRole;
  roomId: RoomId | null;
  /** When they entered the room; null if they are in none. */
  arrivedAtMs: number | null;
  /** The private areas they are in. */
  privateAreaIds: readonly string[];
  /** False while their reconnection is awaited. */
  isConnected: boolean;
  plan: Plan;
}

export interface Company {
  role: SpaceRole;
  /** Without support staff, to whom nobody writes. */
  others: AccountId[];
}

/** Who is where, from the live part of the program. */
export interface Inside {
  /** Null if the space is not live here or they are not in it. */
  standing(spaceId: SpaceId, accountId: AccountId): Standing | null;
  /** The spaces on this node that somebody is inside, with their role and the others there. */
  company(accountId: AccountId): Company[];
  /** A room of a space that is live here. */
  room(roomId: RoomId): Room | null;
}
