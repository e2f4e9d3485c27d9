import type { AccountId, SpaceId, SpacePatch } from "@atrium/contract";
import { topic } from "../platform/bus.ts";

/**
 * Roles in a space have changed; whoever caches them reloads: for these people, or, if nobody is named, for everybody, and
 * the space with them.
 */
export const spaceChanged = topic<{ spaceId: SpaceId; people?: readonly AccountId[] }>("spaceChanged");

/** The mapping of domains to spaces may have changed. */
export const domainsChanged = topic<Record<string, never>>("domainsChanged");

/** A space's durable records have changed. Whoever misses a revision reloads the space. */
export const spaceRevised = topic<{ spaceId: SpaceId; revision: number; patches: readonly SpacePatch[] }>(
  "spaceRevised",
);
