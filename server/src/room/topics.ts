import type { RoomId, SpaceId } from "@atrium/contract";
import { topic } from "../platform/bus.ts";

/** A room came, went or is another now; whoever keeps it in memory reads it again. */
export const roomChanged = topic<{ spaceId: SpaceId; roomId: RoomId }>("roomChanged");
