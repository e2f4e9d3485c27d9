import { and, eq, inArray, isNull, lt, not, notExists } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Query } from "../platform/database/database.ts";
import { accounts, sessions } from "./tables.ts";

/** More than come in between two sweeps; a sweep stays short even where very many have piled up. */
const AT_ONCE = 5000;

/**
 * Removes guests made before a time whom nobody can be any more: their last session is over and they have no e-mail to
 * sign in with. `unless` says of `accounts.id` what other domains keep a guest for.
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
