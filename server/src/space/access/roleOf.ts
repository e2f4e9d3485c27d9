import type { AccountId, SpaceId, SpaceRole, TeamId } from "@atrium/contract";
import { spaceRole, standings, strongest } from "@atrium/rules";
import { and, eq } from "drizzle-orm";
import type { Query } from "../../platform/database/database.ts";
import { teamMembers, teamRoleOf } from "../../team/index.ts";
import { memberRolesInTeam } from "../membershipStore.ts";
import { spaceMembers, spaces } from "../tables.ts";

/**
 * Somebody's role in a space; null where the space does not exist for them, and where it does not exist at all.
 * Without an account: what a passer-by would be.
 */
export async function roleOf(query: Query, accountId: AccountId | null, spaceId: SpaceId): Promise<SpaceRole | null> {
  const [ties] = await query
    .select({ teamRole: teamMembers.role, memberRole: spaceMembers.role, isPrivate: spaces.isPrivate })
    .from(spaces)
    .leftJoin(teamMembers, and(eq(teamMembers.teamId, spaces.teamId), eq(teamMembers.accountId, accountId ?? NOBODY)))
    .leftJoin(spaceMembers, and(eq(spaceMembers.spaceId, spaces.id), eq(spaceMembers.accountId, accountId ?? NOBODY)))
    .where(eq(spaces.id, spaceId));
  return ties ? spaceRole(ties) : null;
}

/** Somebody's standing in a team as a whole: their highest role in it or in one of its spaces; null for strangers. */
export async function standingIn(query: Query, accountId: AccountId, teamId: TeamId): Promise<SpaceRole | null> {
  const teamRole = await teamRoleOf(query, teamId, accountId);
  const memberRoles = await memberRolesInTeam(query, teamId, accountId);
  return strongest(standings(teamRole, [...memberRoles.values()]));
}

/** No account has this id. */
const NOBODY = "" as AccountId;
