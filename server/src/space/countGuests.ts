import type { TeamId } from "@atrium/contract";
import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Query } from "../platform/database/database.ts";
import { teamMembers } from "../team/index.ts";
import { spaceMembers, spaces, stands } from "./tables.ts";

/** How many guests teams have: the team's own, and people added to a space without being members. */
export async function countGuests(query: Query, teamIds: readonly TeamId[]): Promise<Map<TeamId, number>> {
  const ids = [...teamIds];
  const ofTeam = query
    .select({ teamId: teamMembers.teamId, accountId: teamMembers.accountId })
    .from(teamMembers)
    .where(and(inArray(teamMembers.teamId, ids), eq(teamMembers.role, "GUEST")));
  const ofSpaces = query
    .select({ teamId: spaces.teamId, accountId: spaceMembers.accountId })
    .from(spaceMembers)
    .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
    .leftJoin(
      teamMembers,
      and(
        eq(teamMembers.teamId, spaces.teamId),
        eq(teamMembers.accountId, spaceMembers.accountId),
        ne(teamMembers.role, "GUEST"),
      ),
    )
    .where(and(inArray(spaces.teamId, ids), stands, isNull(teamMembers.accountId)));
  // Somebody who is both counts once.
  const guests = union(ofTeam, ofSpaces).as("guests");
  const rows = await query
    .select({ teamId: guests.teamId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(guests)
    .groupBy(guests.teamId);
  return new Map(rows.map(({ teamId, count }) => [teamId, count]));
}
