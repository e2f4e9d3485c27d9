import type { Room, SpaceId } from "@atrium/contract";
import type { Query, Transaction } from "../platform/database/database.ts";

/** A room to create: its other fields get defaults from the rules. */
export interface NewRoom {
  name: string;
  type: Room["type"];
  bgImageUrl: string | null;
}

/** What spaces need from rooms. */
export interface SpaceRooms {
  addRooms(tx: Transaction, spaceId: SpaceId, at: { rooms: readonly NewRoom[]; nowMs: number }): Promise<void>;
  /**
   * Copies a space's rooms (up to `most`) and folders, in order, into a space that has none; of the elements of each room the
   * pinned ones, up to `mostElements`.
   */
  copyRooms(
    tx: Transaction,
    copied: { from: SpaceId; to: SpaceId; most: number; mostElements: number; nowMs: number },
  ): Promise<void>;
  /** The rooms of some spaces, including hidden and blocked ones, in list order. */
  roomsOf(query: Query, spaceIds: readonly SpaceId[]): Promise<ReadonlyMap<SpaceId, readonly Room[]>>;
}
