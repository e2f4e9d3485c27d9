import { and, asc, eq, sql } from "drizzle-orm";
import { ownRowsBy } from "../platform/database/ownRows.ts";
import { slackPeople, slackWorkspaces } from "./tables.ts";

/** In which workspaces Slack shows that somebody is here, for the export of their data. */
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
