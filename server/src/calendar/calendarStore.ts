import type { AccountId } from "@atrium/contract";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { accounts } from "../account/index.ts";
import type { Account } from "../account/index.ts";
import type { Query } from "../platform/database/database.ts";

/** The sealed permission to read somebody's calendar; null if none is connected. */
export async function findCalendar(query: Query, accountId: AccountId): Promise<string | null> {
  const [found] = await query
    .select({ sealed: accounts.calendarSealed })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return found?.sealed ?? null;
}

/** Connects a calendar; null if one is connected. */
export async function keepCalendar(query: Query, accountId: AccountId, sealed: string): Promise<Account | null> {
  const isFree = and(eq(accounts.id, accountId), isNull(accounts.calendarSealed));
  const [kept] = await query.update(accounts).set({ calendarSealed: sealed }).where(isFree).returning();
  return kept ?? null;
}

/** Disconnects a calendar; null if none is connected, or not this one. */
export async function dropCalendar(query: Query, accountId: AccountId, sealed?: string): Promise<Account | null> {
  const isMeant = sealed === undefined ? isNotNull(accounts.calendarSealed) : eq(accounts.calendarSealed, sealed);
  const [dropped] = await query
    .update(accounts)
    .set({ calendarSealed: null })
    .where(and(eq(accounts.id, accountId), isMeant))
    .returning();
  return dropped ?? null;
}
