import type { AccountId, TeamRole } from "@atrium/contract";
import { TEAM_ROLES } from "@atrium/contract";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../platform/database/database.ts";
import { teamMembers } from "./tables.ts";
import { teamRoleOf } from "./teamStore.ts";

/** Hands a guest's places in teams to the account they turned out to be; of two roles the higher stays. */
export async function adoptTeams(tx: Transaction, guest: { from: AccountId; to: AccountId }): Promise<void> {
  const left = await tx.delete(teamMembers).where(eq(teamMembers.accountId, guest.from)).returning();
  for (const { teamId, role, joinedAt } of left) {
    const own = await teamRoleOf(tx, teamId, guest.to);
    if (own === null) await tx.insert(teamMembers).values({ teamId, accountId: guest.to, role, joinedAt });
    else if (isHigher(role, own)) {
      const place = and(eq(teamMembers.teamId, teamId), eq(teamMembers.accountId, guest.to));
      await tx.update(teamMembers).set({ role }).where(place);
    }
  }
}

/** TEAM_ROLES is in order, the highest first. */
const isHigher = (first: TeamRole, second: TeamRole): boolean => TEAM_ROLES.indexOf(first) < TEAM_ROLES.indexOf(second);
