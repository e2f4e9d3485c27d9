import type { RecorderFault, RecordingId, RoomId, SpaceId } from "@atrium/contract";
import type { Bus } from "../platform/bus.ts";
import type { FileStore } from "../platform/files/fileStore.ts";
import type { FileLinks } from "../platform/files/links.ts";

/** A recording that has just begun according to its row. */
export interface BegunRecording {
  id: RecordingId;
  spaceId: SpaceId;
  roomId: RoomId;
  slug: string;
}

/** Where recordings are made on this node. */
export interface Studio {
  /** Why no further recording can be made here now; null if one can. */
  whyNot(): RecorderFault | null;
  begin(begun: BegunRecording): void;
  /** Rows have changed: checks for recordings that were ended. */
  look(): void;
}

export interface RecordingNeeds {
  bus: Bus;
  studio: Studio;
  files: { store: Pick<FileStore, "remove">; links: Pick<FileLinks, "sign"> };
}
