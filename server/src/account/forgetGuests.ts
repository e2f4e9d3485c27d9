import { and, eq, inArray, isNull, lt, not, notExists } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Query } from "../platform/database/database.ts";
import { accounts, sessions } from "./tables.ts";

/** More than arrive between two sweeps; keeps a sweep short even if many have piled up. */
const AT_ONCE = 5000;

/**
 * Deletes guests created before a time that nobody can use any more: their last session is over and they have no e-mail
 * to sign in with. `unless` is a condition on `accounts.id` for guests that other domains need.
 */
export async function forgetGuests(
  query: Query,
  { madeBeforeMs, unless }: { madeBeforeMs: number; unless: readonly SQL[] },
): Promise<void> {
  const isGuest = and(isNull(accounts.emailKey), lt(accounts.createdAt, new Date(madeBeforeMs)));
  const hasSession = query.select({ id: sessions.id }).from(sessions).where(eq(sessions.accountId, accounts.id));
  const isForgotten = and(isGuest, notExists(hasSession), ...unless.map((held) => not(held)));
  const forgotten = query.select({ id: accounts.id }).from(accounts).where(isForgotten).limit(AT_ONCE);
  await query.delete(accounts).where(inArray(accounts.id, forgotten));
}
