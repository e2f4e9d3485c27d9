import { and, asc, eq, sql } from "drizzle-orm";
import { ownRowsBy } from "../platform/database/ownRows.ts";
import { slackPeople, slackWorkspaces } from "./tables.ts";

/** For the export of somebody's data: the workspaces in which Slack shows that they are here. */
export const ownSlack = ownRowsBy(
  (query, accountId, { after, limit }) =>
    query
      .select({
        teamId: slackPeople.teamId,
        workspace: slackWorkspaces.name,
        connectedAt: slackPeople.connectedAt,
        shownText: slackPeople.shownText,
      })
      .from(slackPeople)
      .innerJoin(slackWorkspaces, eq(slackWorkspaces.teamId, slackPeople.teamId))
      .where(and(eq(slackPeople.accountId, accountId), sql`${slackPeople.teamId} > ${after}`))
      .orderBy(asc(slackPeople.teamId))
      .limit(limit),
  ({ teamId }) => teamId,
);
