import type { AccountId, TeamId } from "@atrium/contract";
import { and, eq, gt, inArray, lte } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Query, Transaction } from "../platform/database/database.ts";
import { teams, trialStarters } from "./tables.ts";

export async function setTrialEnd(tx: Transaction, teamId: TeamId, endsMs: number): Promise<void> {
  await tx
    .update(teams)
    .set({ trialEndsAt: new Date(endsMs) })
    .where(eq(teams.id, teamId));
}

/** False if they have begun one before. */
export async function noteTrialStarter(tx: Transaction, accountId: AccountId, nowMs: number): Promise<boolean> {
  const noted = await tx
    .insert(trialStarters)
    .values({ accountId, at: new Date(nowMs) })
    .onConflictDoNothing()
    .returning({ accountId: trialStarters.accountId });
  return noted.length > 0;
}

export async function hasBegunTrial(query: Query, accountId: AccountId): Promise<boolean> {
  const rows = await query
    .select({ accountId: trialStarters.accountId })
    .from(trialStarters)
    .where(eq(trialStarters.accountId, accountId));
  return rows.length > 0;
}

interface Lately {
  sinceMs: number;
  nowMs: number;
}

/** Those of these teams whose trial has ended lately. */
export async function trialsEnded(query: Query, teamIds: readonly TeamId[], lately: Lately): Promise<TeamId[]> {
  if (teamIds.length === 0) return [];
  const rows = await query
    .select({ id: teams.id })
    .from(teams)
    .where(and(inArray(teams.id, [...teamIds]), hasEnded(lately)));
  return rows.map(({ id }) => id);
}

/** All teams whose trial has ended lately. */
export async function allTrialsEnded(query: Query, lately: Lately): Promise<TeamId[]> {
  return (await endedTrials(query, lately)).map(({ id }) => id);
}

/** Asked every few seconds: an index of the teams that have begun a trial leads to them. */
export const endedTrials = (query: Query, lately: Lately) =>
  query.select({ id: teams.id }).from(teams).where(hasEnded(lately));

const hasEnded = ({ sinceMs, nowMs }: Lately): SQL | undefined =>
  and(gt(teams.trialEndsAt, new Date(sinceMs)), lte(teams.trialEndsAt, new Date(nowMs)));
