import type { AccountId, SpaceId, SpaceRole, TeamId } from "@atrium/contract";
import { isGuest, standings, strongest } from "@atrium/rules";
import { eq, inArray } from "drizzle-orm";
import type { Query } from "../../platform/database/database.ts";
import { teamMembers } from "../../team/index.ts";
import { supportedTeams } from "../support/supportStore.ts";
import { spaceMembers, spaces } from "../tables.ts";

export interface TeamConcern {
  teamId: TeamId;
  /** Whether they are no more than a guest there. */
  isGuest: boolean;
  /** All of the team's spaces, deleted ones that can be restored included. */
  spaces: readonly { spaceId: SpaceId; isSeen: boolean }[];
}

/**
 * The teams that somebody belongs to, directly, through one of their spaces, or as support staff. Ties through a space
 * that is deleted count too: whoever had them sees that it is gone.
 */
export async function concernsOf(query: Query, accountId: AccountId): Promise<TeamConcern[]> {
  const own = await query
    .select({ teamId: teamMembers.teamId, role: teamMembers.role })
    .from(teamMembers)
    .where(eq(teamMembers.accountId, accountId));
  const bySpace = await query
    .select({ teamId: spaces.teamId, spaceId: spaceMembers.spaceId, role: spaceMembers.role })
    .from(spaceMembers)
    .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
    .where(eq(spaceMembers.accountId, accountId));
  const supported = await supportedTeams(query, [accountId]);
  const teamIds = [...new Set([...own, ...bySpace, ...supported].map(({ teamId }) => teamId))];
  if (teamIds.length === 0) return [];
  const places = await query
    .select({ spaceId: spaces.id, teamId: spaces.teamId, isPrivate: spaces.isPrivate })
    .from(spaces)
    .where(inArray(spaces.teamId, teamIds));
  const entered = new Set(bySpace.map(({ spaceId }) => spaceId));
  return teamIds.map((teamId) => {
    const isOf = (each: { teamId: TeamId }) => each.teamId === teamId;
    const role = strongest(standings(own.find(isOf)?.role ?? null, bySpace.filter(isOf).map(roleIn)));
    const isOnlyGuest = role !== null && isGuest(role) && !supported.some(isOf);
    const seen = ({ spaceId, isPrivate }: (typeof places)[number]) => ({
      spaceId,
      isSeen: !isOnlyGuest || !isPrivate || entered.has(spaceId),
    });
    return { teamId, isGuest: isOnlyGuest, spaces: places.filter(isOf).map(seen) };
  });
}

const roleIn = ({ role }: { role: SpaceRole }): SpaceRole => role;
