import type { AccountId, SpaceId, SpaceRole } from "@atrium/contract";
import { spaceRole } from "@atrium/rules";
import { and, eq, inArray } from "drizzle-orm";
import { accounts } from "../../account/index.ts";
import type { Query } from "../../platform/database/database.ts";
import { teamMembers } from "../../team/index.ts";
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

/** The roles of many people in one space, by one statement. Left out is for whom it does not exist. */
export async function rolesOf(
  query: Query,
  accountIds: readonly AccountId[],
  spaceId: SpaceId,
): Promise<Map<AccountId, SpaceRole>> {
  const ties = await query
    .select({
      accountId: accounts.id,
      teamRole: teamMembers.role,
      memberRole: spaceMembers.role,
      isPrivate: spaces.isPrivate,
    })
    .from(accounts)
    .innerJoin(spaces, eq(spaces.id, spaceId))
    .leftJoin(teamMembers, and(eq(teamMembers.teamId, spaces.teamId), eq(teamMembers.accountId, accounts.id)))
    .leftJoin(spaceMembers, and(eq(spaceMembers.spaceId, spaces.id), eq(spaceMembers.accountId, accounts.id)))
    .where(inArray(accounts.id, [...accountIds]));
  return new Map(
    ties.flatMap(({ accountId, ...tie }) => {
      const role = spaceRole(tie);
      return role === null ? [] : [[accountId, role] as const];
    }),
  );
}

/** No account has this id. */
const NOBODY = "" as AccountId;
