// What happens to somebody's teams when their account is deleted or restored: teams without other members are deleted
// and restored with it; they leave all others for good, so that nobody returns to a team whose admins saw them leave.
import type { AccountId, Effect, TeamId } from "@atrium/contract";
import { and, eq, exists, inArray, or, sql } from "drizzle-orm";
import type { Query } from "../../platform/database/database.ts";
import { leaveTeam } from "../members/leaveTeam.ts";
import type { DoneBy } from "../members/leaveTeam.ts";
import type { TeamPlacesNeeds } from "../members/places.ts";
import { otherAdminOf } from "../ledAlone.ts";
import { teamMembers, teams, teamStands } from "../tables.ts";
import { deletedTeamsOf } from "./deletedTeams.ts";
import { endTeam, reopenTeam } from "./endTeam.ts";
import type { EndTeamNeeds } from "./endTeam.ts";

interface Going {
  accountId: AccountId;
  /** All their teams, as member or guest. */
  teamIds: readonly TeamId[];
  /** Those of them that have nobody else. */
  ends: ReadonlySet<TeamId>;
}

/**
 * The teams that a deleted account leaves: those it belongs to and those of `ofPlaces`. Deleted teams that only this
 * account can restore are left out: otherwise they would be lost even after the account is restored.
 */
export async function teamsToLeave(query: Query, accountId: AccountId, ofPlaces: readonly TeamId[]): Promise<TeamId[]> {
  const isIn = exists(
    query
      .select({ one: sql`1` })
      .from(teamMembers)
      .where(and(eq(teamMembers.teamId, teams.id), eq(teamMembers.accountId, accountId))),
  );
  const hasOtherAdmin = exists(otherAdminOf(query, teams.id, accountId));
  const rows = await query
    .select({ id: teams.id })
    .from(teams)
    .where(and(or(isIn, inArray(teams.id, [...ofPlaces])), or(teamStands, hasOtherAdmin)))
    .orderBy(teams.id);
  return rows.map(({ id }) => id);
}

export async function leaveTeams(needs: EndTeamNeeds, by: DoneBy, going: Going): Promise<Effect[]> {
  const { accountId, teamIds, ends } = going;
  const effects: Effect[] = [];
  for (const teamId of teamIds) {
    if (ends.has(teamId)) effects.push(...(await endTeam(needs, by, teamId)));
    else effects.push(...(await leaveTeam(needs, by, { teamId, accountId })));
  }
  return effects;
}

/** Restores the teams that were deleted with an account at that moment. */
export async function takeTeamsBack(
  needs: Pick<TeamPlacesNeeds, "places">,
  by: DoneBy,
  { accountId, deletedAt }: { accountId: AccountId; deletedAt: Date },
): Promise<void> {
  for (const team of await deletedTeamsOf(by.tx, accountId, by.nowMs))
    if (team.deletedAt === deletedAt.toISOString()) await reopenTeam(needs, by, { teamId: team.id, deletedAt });
}
