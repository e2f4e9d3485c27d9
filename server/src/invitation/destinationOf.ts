import type { SpaceId, TeamId } from "@atrium/contract";
import type { Query } from "../platform/database/database.ts";
import { findSpace } from "../space/index.ts";
import type { SpaceRecord } from "../space/index.ts";

interface Leading {
  teamId: TeamId;
  spaceIds: readonly SpaceId[];
}

/** The first of an invitation's spaces that still exists; null if none does. */
export async function destinationOf(query: Query, { teamId, spaceIds }: Leading): Promise<SpaceRecord | null> {
  for (const spaceId of spaceIds) {
    const space = await findSpace(query, spaceId);
    if (space !== null && space.teamId === teamId) return space;
  }
  return null;
}

/** Where somebody goes after accepting: straight into the space, else to the team. */
export async function pathOf(query: Query, leading: Leading): Promise<string> {
  const space = await destinationOf(query, leading);
  return space === null ? `/dashboard/team/${leading.teamId}` : `/s/${space.slug}`;
}
