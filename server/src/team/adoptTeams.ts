import type { AccountId, TeamId, TeamRole } from "@atrium/contract";
import { TEAM_ROLES } from "@atrium/contract";
import { eq } from "drizzle-orm";
import type { Transaction } from "../platform/database/database.ts";
import { adoptArrivals } from "./guests/arrivalStore.ts";
import { adoptRemovals } from "./members/removals.ts";
import { teamMembers } from "./tables.ts";
import { teamRoleOf } from "./teamStore.ts";

/**
 * Transfers a guest's team memberships to the account they signed in to; the higher of two roles stays. Returns the
 * teams in which the account's role has changed. The teams are locked: a concurrent removal either comes before this,
 * or finds the account.
 */
export async function adoptTeams(tx: Transaction, guest: { from: AccountId; to: AccountId }): Promise<TeamId[]> {
  const changed: TeamId[] = [];
  const left = await tx.delete(teamMembers).where(eq(teamMembers.accountId, guest.from)).returning();
  for (const { teamId, role, joinedAt } of left) {
    const own = await teamRoleOf(tx, teamId, guest.to);
    if (own !== null && !isHigher(role, own)) continue;
    await tx
      .insert(teamMembers)
      .values({ teamId, accountId: guest.to, role, joinedAt })
      .onConflictDoUpdate({ target: [teamMembers.teamId, teamMembers.accountId], set: { role } });
    changed.push(teamId);
  }
  await adoptArrivals(tx, guest);
  await adoptRemovals(tx, guest);
  return changed;
}

/** TEAM_ROLES is ordered, highest first. */
const isHigher = (first: TeamRole, second: TeamRole): boolean => TEAM_ROLES.indexOf(first) < TEAM_ROLES.indexOf(second);
