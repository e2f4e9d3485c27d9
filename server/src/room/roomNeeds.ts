import type { AccountId, Room, UploadId } from "@atrium/contract";
import type { Bus } from "../platform/bus.ts";
import type { Query } from "../platform/database/database.ts";

/** What announcing a change of a room needs. */
export interface RoomNewsNeeds {
  bus: Bus;
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
