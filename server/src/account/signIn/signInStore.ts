import { and, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Database, Query, Transaction } from "../../platform/database/database.ts";
import { signInRequests, temporaryAuthLinks } from "../tables.ts";

export type SignInRequest = typeof signInRequests.$inferSelect;

/** Makes everything about one mailbox wait in a line until this transaction ends. */
export async function lockMailbox(tx: Transaction, emailKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mailbox:${emailKey}`}, 0))`);
}

/** The requests for a mailbox since a moment, newest first. */
export async function recentRequests(query: Query, emailKey: string, sinceMs: number): Promise<SignInRequest[]> {
  return query
    .select()
    .from(signInRequests)
    .where(and(eq(signInRequests.emailKey, emailKey), gt(signInRequests.createdAt, new Date(sinceMs))))
    .orderBy(desc(signInRequests.createdAt));
}

export async function insertRequest(query: Query, request: typeof signInRequests.$inferInsert): Promise<void> {
  await query.insert(signInRequests).values(request);
}

/** Ends the open requests for a mailbox that came from the same browser or network. */
export async function endRequestsLike(
  query: Query,
  like: Pick<SignInRequest, "emailKey" | "browserHash" | "networkHash">,
  nowMs: number,
): Promise<void> {
  const sameSource = or(
    eq(signInRequests.browserHash, like.browserHash),
    eq(signInRequests.networkHash, like.networkHash),
  );
  await query
    .update(signInRequests)
    .set({ endedAt: new Date(nowMs) })
    .where(and(eq(signInRequests.emailKey, like.emailKey), isNull(signInRequests.endedAt), sameSource));
}

/** The request, locked: of attempts at the same time each sees what the one before it did. */
export async function lockRequest(tx: Transaction, authKey: string): Promise<SignInRequest | null> {
  const [found] = await tx.select().from(signInRequests).where(eq(signInRequests.authKey, authKey)).for("update");
  return found ?? null;
}

export async function changeRequest(
  query: Query,
  authKey: string,
  changes: Partial<Pick<SignInRequest, "wrongTries" | "endedAt">>,
): Promise<void> {
  await query.update(signInRequests).set(changes).where(eq(signInRequests.authKey, authKey));
}

export type TemporaryLink = typeof temporaryAuthLinks.$inferSelect;

export async function insertTemporaryLink(query: Query, link: typeof temporaryAuthLinks.$inferInsert): Promise<void> {
  await query.insert(temporaryAuthLinks).values(link);
}

export async function lockTemporaryLink(tx: Transaction, tokenHash: string): Promise<TemporaryLink | null> {
  const byToken = eq(temporaryAuthLinks.tokenHash, tokenHash);
  const [found] = await tx.select().from(temporaryAuthLinks).where(byToken).for("update");
  return found ?? null;
}

export async function markTemporaryLinkUsed(query: Query, tokenHash: string, nowMs: number): Promise<void> {
  const byToken = eq(temporaryAuthLinks.tokenHash, tokenHash);
  await query
    .update(temporaryAuthLinks)
    .set({ usedAt: new Date(nowMs) })
    .where(byToken);
}

/** Forgets requests and links that ended a day ago; until then they explain themselves to who comes late. */
export async function forgetSignIns(db: Database, beforeMs: number): Promise<void> {
  const before = new Date(beforeMs);
  await db.delete(signInRequests).where(lt(signInRequests.expiresAt, before));
  await db.delete(temporaryAuthLinks).where(lt(temporaryAuthLinks.expiresAt, before));
}
