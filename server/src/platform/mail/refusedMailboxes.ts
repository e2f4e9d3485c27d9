// Mailboxes that do not exist, according to a permanent refusal by their mail server: no invitations or notifications
// are sent to them for a while.
//
// Not forever: a mailbox may be created later, or its server may have been misconfigured for an hour. So a code,
// without which an owner could not sign in, is tried once a day, anything else after `refusedForMs`; the first accepted
// mail clears the entry.
import { constants } from "@atrium/contract";
import { and, eq, gt, inArray, lt } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../database/columns.ts";
import type { Database, Query } from "../database/database.ts";

export const refusedMailboxes = pgTable("refused_mailboxes", {
  /** Keyed hash: whose mailbox it is can be looked up, not read. */
  mailbox: text("mailbox").primaryKey(),
  refusedAt: time("refused_at").notNull(),
});

const { refusedForMs, refusedCodesForMs } = constants.mail;

/** Hashes an address so that all its spellings are one mailbox. */
export type MailboxOf = (address: string) => string;

/** Which of some addresses get no mail now. Codes are tried more often than other mails. */
export async function refusedOf(
  query: Query,
  mailboxOf: MailboxOf,
  { addresses, isCode = false, nowMs }: { addresses: readonly string[]; isCode?: boolean; nowMs: number },
): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set();
  const since = new Date(nowMs - (isCode ? refusedCodesForMs : refusedForMs));
  const rows = await query
    .select({ mailbox: refusedMailboxes.mailbox })
    .from(refusedMailboxes)
    .where(and(inArray(refusedMailboxes.mailbox, addresses.map(mailboxOf)), gt(refusedMailboxes.refusedAt, since)));
  const found = new Set(rows.map(({ mailbox }) => mailbox));
  return new Set(addresses.filter((address) => found.has(mailboxOf(address))));
}

/** A mail server has reported that the mailbox does not exist. */
export async function noteRefused(query: Query, mailbox: string, nowMs: number): Promise<void> {
  const refusedAt = new Date(nowMs);
  await query
    .insert(refusedMailboxes)
    .values({ mailbox, refusedAt })
    .onConflictDoUpdate({ target: refusedMailboxes.mailbox, set: { refusedAt } });
}

/** A mail server has accepted a mail for it. */
export async function noteAccepted(query: Query, mailbox: string): Promise<void> {
  await query.delete(refusedMailboxes).where(eq(refusedMailboxes.mailbox, mailbox));
}

/** Deletes entries that have expired. */
export async function forgetRefused(db: Database, nowMs: number): Promise<void> {
  await db.delete(refusedMailboxes).where(lt(refusedMailboxes.refusedAt, new Date(nowMs - refusedForMs)));
}
