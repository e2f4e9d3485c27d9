import type { SpaceId, SpacePatch } from "@atrium/contract";
import { topic } from "../platform/bus.ts";

/** Somebody's role in a space is another now, or what others decide for it; whoever keeps them in memory reads them again. */
export const spaceChanged = topic<{ spaceId: SpaceId }>("spaceChanged");

/** A space's durable records are others now. Whoever misses a revision reads the space again. */
export const spaceRevised = topic<{ spaceId: SpaceId; revision: number; patches: readonly SpacePatch[] }>(
  "spaceRevised",
);
