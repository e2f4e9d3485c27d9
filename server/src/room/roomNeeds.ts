import type { AccountId, Room, RoomId, UploadId } from "@atrium/contract";
import type { Bus } from "../platform/bus.ts";
import type { Query, Transaction } from "../platform/database/database.ts";

/** What announcing a change of a room needs. */
export interface RoomNewsNeeds {
  bus: Bus;
}

/** What copies of rooms need from elements. */
export interface ElementCopies {
  /** Copies those that are pinned, up to `most`, into a room that has none. */
  copy(tx: Transaction, copied: { from: RoomId; to: RoomId; most: number }): Promise<void>;
}

/** A picture used as a floor. */
export interface FloorPicture {
  url: string;
  size: Room["size"] | null;
  dominantColor: string | null;
}

/** What rooms need from uploads. */
export interface FloorPictures {
  /** The caller's finished upload, if it was made for a floor. */
  uploaded(query: Query, of: { uploadId: UploadId; accountId: AccountId }): Promise<FloorPicture | null>;
  /** The picture of a floor at its permanent URL, whoever uploaded it; null for floors that ship with the app. */
  at(query: Query, url: string): Promise<FloorPicture | null>;
  /** Keeps such a picture for another day: a room is to show it, or has just stopped. */
  keep(tx: Query, url: string, nowMs: number): Promise<void>;
}
