import type { RoomId, RoomPatch, SpaceId } from "@atrium/contract";
import { topic } from "../platform/bus.ts";

/** A room's elements have changed. Whoever misses a revision, or gets no patches, reads them again. */
export const elementsRevised = topic<{
  spaceId: SpaceId;
  roomId: RoomId;
  revision: number;
  /** Null: they must be read again. */
  patches: readonly RoomPatch[] | null;
}>("elementsRevised");
