import type { SpaceId } from "@atrium/contract";
import { topic } from "../platform/bus.ts";

/** A space's own fields or somebody's role in it are others now; whoever keeps them in memory reads them again. */
export const spaceChanged = topic<{ spaceId: SpaceId }>("spaceChanged");
