import { and, asc, eq, sql } from "drizzle-orm";
import { ownRowsBy } from "../platform/database/ownRows.ts";
import { teamMembers, teams } from "./tables.ts";

/** The teams somebody belongs to, for the export of their data. */
export const ownTeams = ownRowsBy(
  (query, accountId, { after, limit }) =>
    query
      .select({ teamId: teams.id, name: teams.name, role: teamMembers.role, joinedAt: teamMembers.joinedAt })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(and(eq(teamMembers.accountId, accountId), sql`${teams.id} > ${after}`))
      .orderBy(asc(teams.id))
      .limit(limit),
  ({ teamId }) => teamId,
);
