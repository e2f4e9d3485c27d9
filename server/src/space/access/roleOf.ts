import type { AccountId, SpaceId, SpaceRole } from "@atrium/contract";
import { spaceRole } from "@atrium/rules";
import { and, eq, inArray } from "drizzle-orm";
import { accounts } from "../../account/index.ts";
import type { Account } from "../../account/index.ts";
import type { Query } from "../../platform/database/database.ts";
import { teamMembers } from "../../team/index.ts";
import { memberRoleOf } from "../support/supportStore.ts";
import { spaceMembers, spaces, stands } from "../tables.ts";

const TIES = {
  teamRole: teamMembers.role,
  isPrivate: spaces.isPrivate,
  isOpenToTeam: spaces.isOpenToTeam,
};

/**
 * Somebody's role in a space; null if they cannot see it or it does not exist.
 * Without an account: the role of an anonymous caller.
 */
export async function roleOf(query: Query, accountId: AccountId | null, spaceId: SpaceId): Promise<SpaceRole | null> {
  const [ties] = await query
    .select({ ...TIES, memberRole: memberRoleOf(accountId ?? NOBODY) })
    .from(spaces)
    .leftJoin(teamMembers, and(eq(teamMembers.teamId, spaces.teamId), eq(teamMembers.accountId, accountId ?? NOBODY)))
    .leftJoin(spaceMembers, and(eq(spaceMembers.spaceId, spaces.id), eq(spaceMembers.accountId, accountId ?? NOBODY)))
    .where(and(eq(spaces.id, spaceId), stands));
  return ties ? spaceRole(ties) : null;
}

/** Several people and their roles in one space, in one statement. Those who cannot see it are left out. */
export async function peopleOf(
  query: Query,
  accountIds: readonly AccountId[],
  spaceId: SpaceId,
): Promise<{ account: Account; role: SpaceRole }[]> {
  const ties = await query
    .select({
      account: accounts,
      ...TIES,
      memberRole: memberRoleOf(accounts.id),
    })
    .from(accounts)
    .innerJoin(spaces, and(eq(spaces.id, spaceId), stands))
    .leftJoin(teamMembers, and(eq(teamMembers.teamId, spaces.teamId), eq(teamMembers.accountId, accounts.id)))
    .leftJoin(spaceMembers, and(eq(spaceMembers.spaceId, spaces.id), eq(spaceMembers.accountId, accounts.id)))
    .where(inArray(accounts.id, [...accountIds]));
  return ties.flatMap(({ account, ...tie }) => {
    const role = spaceRole(tie);
    return role === null ? [] : [{ account, role }];
  });
}

/** The roles of several people in one space, in one statement. */
export async function rolesOf(...asked: Parameters<typeof peopleOf>): Promise<Map<AccountId, SpaceRole>> {
  return new Map((await peopleOf(...asked)).map(({ account, role }) => [account.id, role]));
}

/** No account has this id. */
const NOBODY = "" as AccountId;
