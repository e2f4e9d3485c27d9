import type { AccountId, SpaceId, SpacePatch } from "@atrium/contract";
import { topic } from "../platform/bus.ts";

/**
 * Roles in a space are others now; whoever keeps them in memory reads them again: of these people, or, where nobody is
 * named, of everybody, and the space with them.
 */
export const spaceChanged = topic<{ spaceId: SpaceId; people?: readonly AccountId[] }>("spaceChanged");

/** Which domains lead to which spaces may be others now. */
export const domainsChanged = topic<Record<string, never>>("domainsChanged");

/** A space's durable records are others now. Whoever misses a revision reads the space again. */
export const spaceRevised = topic<{ spaceId: SpaceId; revision: number; patches: readonly SpacePatch[] }>(
  "spaceRevised",
);
