import type { TeamId } from "@atrium/contract";
import { and, eq, gt, inArray, lte } from "drizzle-orm";
import type { Query, Transaction } from "../platform/database/database.ts";
import { teams } from "./tables.ts";

export async function setTrialEnd(tx: Transaction, teamId: TeamId, endsMs: number): Promise<void> {
  await tx
    .update(teams)
    .set({ trialEndsAt: new Date(endsMs) })
    .where(eq(teams.id, teamId));
}

/** Those of these teams whose trial has ended lately. */
export async function trialsEnded(
  query: Query,
  teamIds: readonly TeamId[],
  { sinceMs, nowMs }: { sinceMs: number; nowMs: number },
): Promise<TeamId[]> {
  if (teamIds.length === 0) return [];
  const ended = and(gt(teams.trialEndsAt, new Date(sinceMs)), lte(teams.trialEndsAt, new Date(nowMs)));
  const rows = await query
    .select({ id: teams.id })
    .from(teams)
    .where(and(inArray(teams.id, [...teamIds]), ended));
  return rows.map(({ id }) => id);
}
