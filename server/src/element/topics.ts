import type { RoomId, RoomPatch, SpaceId } from "@atrium/contract";
import { topic } from "../platform/bus.ts";

/** A room's elements have changed. Whoever misses a revision, or is not told what changed, reads them again. */
export const elementsRevised = topic<{
  spaceId: SpaceId;
  roomId: RoomId;
  revision: number;
  /** Null: they are to be read. */
  patches: readonly RoomPatch[] | null;
}>("elementsRevised");
