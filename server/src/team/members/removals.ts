import type { AccountId, Effect, TeamId } from "@atrium/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Bus } from "../../platform/bus.ts";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { teamRemovals } from "../tables.ts";
import { teamRoleOf } from "../teamStore.ts";
import { deleteMember } from "./memberStore.ts";
import { tellStanding } from "./places.ts";
import type { MemberAt, TeamPlacesNeeds } from "./places.ts";

export interface RemovalNeeds extends TeamPlacesNeeds {
  /** Revokes the links to the team and its spaces that somebody has made. */
  endLinksOf(tx: Transaction, bus: Bus, by: MemberAt & { nowMs: number }): Promise<Effect[]>;
}

/**
 * Somebody is removed from a team and its spaces, against their will perhaps. Their links end, because they may open them
 * with another address or have passed them on, and the links of others bring them back only if made from now on.
 */
export async function removeFromTeam(
  needs: RemovalNeeds,
  { tx, nowMs }: { tx: Transaction; nowMs: number },
  at: MemberAt,
): Promise<Effect[]> {
  await deleteMember(tx, at);
  await needs.places.leave(tx, at.teamId, at.accountId);
  const now = new Date(nowMs);
  await tx
    .insert(teamRemovals)
    .values({ ...at, at: now })
    .onConflictDoUpdate({ target: [teamRemovals.teamId, teamRemovals.accountId], set: { at: now } });
  const ended = await needs.endLinksOf(tx, needs.bus, { ...at, nowMs });
  return [...ended, ...(await tellStanding(needs, tx, at))];
}

/** When somebody was last removed; null if they were not, or have been invited back since. */
export async function removedAt(query: Query, at: { teamId: TeamId; accountId: AccountId }): Promise<Date | null> {
  const [found] = await query.select({ at: teamRemovals.at }).from(teamRemovals).where(rowOf(at));
  return found?.at ?? null;
}

/** They are back. */
export async function forgetRemoval(tx: Transaction, at: { teamId: TeamId; accountId: AccountId }): Promise<void> {
  await tx.delete(teamRemovals).where(rowOf(at));
}

/**
 * A removed guest stays removed as the account they signed in to, unless it is in the team itself; of two removals the
 * later stays.
 */
export async function adoptRemovals(tx: Transaction, { from, to }: { from: AccountId; to: AccountId }): Promise<void> {
  const left = await tx.delete(teamRemovals).where(eq(teamRemovals.accountId, from)).returning();
  for (const { teamId, at } of left) {
    if ((await teamRoleOf(tx, teamId, to)) !== null) continue;
    await tx
      .insert(teamRemovals)
      .values({ teamId, accountId: to, at })
      .onConflictDoUpdate({
        target: [teamRemovals.teamId, teamRemovals.accountId],
        set: { at: sql`greatest(${teamRemovals.at}, excluded.at)` },
      });
  }
}

const rowOf = ({ teamId, accountId }: MemberAt) =>
  and(eq(teamRemovals.teamId, teamId), eq(teamRemovals.accountId, accountId));
