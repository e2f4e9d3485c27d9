import type { AccountId, SpaceId } from "@atrium/contract";
import { and, asc, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Query } from "../../platform/database/database.ts";
import { teamMembers, teams } from "../../team/index.ts";
import { spaceMembers, spaces, stands } from "../tables.ts";

/** The spaces of somebody's teams and those they were added to, with what decides their role there, oldest first. */
export const tiesOfAccount = (
  query: Query,
  accountId: AccountId,
  { after, count }: { after: SpaceId | undefined; count: number },
) =>
  query
    .select({
      spaceId: spaces.id,
      name: spaces.name,
      slug: spaces.slug,
      teamId: teams.id,
      teamName: teams.name,
      teamRole: teamMembers.role,
      memberRole: spaceMembers.role,
      isPrivate: spaces.isPrivate,
      isOpenToTeam: spaces.isOpenToTeam,
    })
    .from(spaces)
    .innerJoin(teams, eq(teams.id, spaces.teamId))
    .leftJoin(teamMembers, and(eq(teamMembers.teamId, spaces.teamId), eq(teamMembers.accountId, accountId)))
    .leftJoin(spaceMembers, and(eq(spaceMembers.spaceId, spaces.id), eq(spaceMembers.accountId, accountId)))
    .where(
      and(
        stands,
        or(isNotNull(teamMembers.accountId), isNotNull(spaceMembers.accountId)),
        after === undefined
          ? undefined
          : sql`(${spaces.createdAt}, ${spaces.id}) > (select s.created_at, s.id from spaces s where s.id = ${after})`,
      ),
    )
    .orderBy(asc(spaces.createdAt), asc(spaces.id))
    .limit(count);
