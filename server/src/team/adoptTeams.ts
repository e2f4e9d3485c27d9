import type { AccountId, TeamId, TeamRole } from "@atrium/contract";
import { TEAM_ROLES } from "@atrium/contract";
import { eq } from "drizzle-orm";
import type { Transaction } from "../platform/database/database.ts";
import { teamMembers } from "./tables.ts";
import { teamRoleOf } from "./teamStore.ts";

/**
 * Hands a guest's places in teams to the account they turned out to be; of two roles the higher stays. Gives the teams
 * where the account's role is another now.
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
  return changed;
}

/** TEAM_ROLES is in order, the highest first. */
const isHigher = (first: TeamRole, second: TeamRole): boolean => TEAM_ROLES.indexOf(first) < TEAM_ROLES.indexOf(second);
