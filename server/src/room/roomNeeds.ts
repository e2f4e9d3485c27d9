import type { AccountId, Room, UploadId } from "@atrium/contract";
import type { Bus } from "../platform/bus.ts";
import type { Query } from "../platform/database/database.ts";

/** What a change of a room is told with. */
export interface RoomNewsNeeds {
  bus: Bus;
}

/** A picture as a floor. */
export interface FloorPicture {
  url: string;
  size: Room["size"] | null;
  dominantColor: string | null;
}

/** What rooms ask of the files people brought. */
export interface FloorPictures {
  /** A finished upload of the caller's that is meant as a floor. */
  uploaded(query: Query, of: { uploadId: UploadId; accountId: AccountId }): Promise<FloorPicture | null>;
  /** The picture a room has already; null for floors that ship with the app. */
  at(query: Query, url: string): Promise<FloorPicture | null>;
}
