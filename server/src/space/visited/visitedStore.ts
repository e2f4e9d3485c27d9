import type { AccountId, SpaceId, SpaceRole } from "@atrium/contract";
import { spaceRole } from "@atrium/rules";
import { and, desc, eq } from "drizzle-orm";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { teamMembers, teams, teamTerms } from "../../team/index.ts";
import type { SpaceRecord } from "../spaceStore.ts";
import { memberRoleOf } from "../support/supportStore.ts";
import { spaceDomains, spaceMembers, spaces, spaceVisits, stands } from "../tables.ts";

interface Visited {
  space: SpaceRecord;
  role: SpaceRole;
  at: Date;
}

/** Somebody's latest visits to spaces they can still see, newest first. One statement. */
export async function latestVisits(query: Query, accountId: AccountId, most: number): Promise<Visited[]> {
  const rows = await query
    .select({
      row: spaces,
      team: teamTerms,
      customDomain: spaceDomains,
      teamRole: teamMembers.role,
      memberRole: memberRoleOf(accountId),
      at: spaceVisits.lastVisitedAt,
    })
    .from(spaceVisits)
    .innerJoin(spaces, eq(spaces.id, spaceVisits.spaceId))
    .innerJoin(teams, eq(teams.id, spaces.teamId))
    .leftJoin(spaceDomains, eq(spaceDomains.spaceId, spaces.id))
    .leftJoin(teamMembers, and(eq(teamMembers.teamId, spaces.teamId), eq(teamMembers.accountId, accountId)))
    .leftJoin(spaceMembers, and(eq(spaceMembers.spaceId, spaces.id), eq(spaceMembers.accountId, accountId)))
    .where(and(eq(spaceVisits.accountId, accountId), spaceVisits.isListed, stands))
    .orderBy(desc(spaceVisits.lastVisitedAt), spaces.id)
    .limit(most);
  return rows.flatMap(({ row, team, customDomain, teamRole, memberRole, at }) => {
    const { isPrivate, isOpenToTeam } = row;
    const role = spaceRole({ teamRole, memberRole, isPrivate, isOpenToTeam });
    return role === null ? [] : [{ space: { ...row, ...team, customDomain }, role, at }];
  });
}

/** The row stays: bans use it to know when somebody was there, and with which browser. */
export async function unlistVisit(tx: Transaction, accountId: AccountId, spaceId: SpaceId): Promise<void> {
  await tx
    .update(spaceVisits)
    .set({ isListed: false })
    .where(and(eq(spaceVisits.accountId, accountId), eq(spaceVisits.spaceId, spaceId)));
}

/** Whether somebody has ever been inside a space, on their list or not. */
export async function wasInside(query: Query, accountId: AccountId): Promise<boolean> {
  const found = await query
    .select({ at: spaceVisits.lastVisitedAt })
    .from(spaceVisits)
    .where(eq(spaceVisits.accountId, accountId))
    .limit(1);
  return found.length > 0;
}
