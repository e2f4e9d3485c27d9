import type { Room, SpaceId } from "@atrium/contract";
import type { Query, Transaction } from "../platform/database/database.ts";

/** A room to be made: the rest of its fields start as the rules say. */
export interface NewRoom {
  name: string;
  type: Room["type"];
  bgImageUrl: string | null;
}

/** What a space needs of its rooms. */
export interface SpaceRooms {
  addRooms(tx: Transaction, spaceId: SpaceId, at: { rooms: readonly NewRoom[]; nowMs: number }): Promise<void>;
  /** Puts copies of a space's rooms and folders, as they stand, into one that has none; the first so many rooms. */
  copyRooms(tx: Transaction, copied: { from: SpaceId; to: SpaceId; most: number; nowMs: number }): Promise<void>;
  /** The rooms of some spaces, hidden and blocked ones included, in list order. */
  roomsOf(query: Query, spaceIds: readonly SpaceId[]): Promise<ReadonlyMap<SpaceId, readonly Room[]>>;
}
