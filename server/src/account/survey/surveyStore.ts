import type { AccountId, SurveyAnswers } from "@atrium/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { surveys } from "../tables.ts";

/** Somebody has signed up: their survey is now pending. */
export async function openSurvey(tx: Transaction, accountId: AccountId, nowMs: number): Promise<void> {
  await tx
    .insert(surveys)
    .values({ accountId, createdAt: new Date(nowMs) })
    .onConflictDoNothing();
}

export async function isSurveyOpen(query: Query, accountId: AccountId): Promise<boolean> {
  const found = await query.select({ at: surveys.createdAt }).from(surveys).where(isOpen(accountId));
  return found.length > 0;
}

type Kept = Omit<SurveyAnswers, "name"> & { platform: string | null };

/** Ends it with answers, or without if it was skipped. Returns whether there was one to end. */
export async function endSurvey(
  tx: Transaction,
  accountId: AccountId,
  ended: { kept: Kept; nowMs: number },
): Promise<boolean> {
  const changed = await tx
    .update(surveys)
    .set({ ...ended.kept, endedAt: new Date(ended.nowMs) })
    .where(isOpen(accountId))
    .returning({ accountId: surveys.accountId });
  return changed.length > 0;
}

/** What somebody has answered; null if nothing. */
export async function findAnswers(query: Query, accountId: AccountId): Promise<Omit<SurveyAnswers, "name"> | null> {
  const [found] = await query.select().from(surveys).where(eq(surveys.accountId, accountId));
  if (found === undefined) return null;
  const { useCase, role, companySize, source } = found;
  // Nothing is stored of somebody who has skipped it, or not finished it yet.
  if ([useCase, role, companySize, source].every((answer) => answer === null)) return null;
  return {
    ...(useCase !== null && { useCase }),
    ...(role !== null && { role }),
    ...(companySize !== null && { companySize }),
    ...(source !== null && { source }),
  };
}

const isOpen = (accountId: AccountId) => and(eq(surveys.accountId, accountId), isNull(surveys.endedAt));
