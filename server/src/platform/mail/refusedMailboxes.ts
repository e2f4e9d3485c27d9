// Mailboxes that do not exist, as a mail server has said for good: nobody is invited or told anything there for a while.
//
// A mail server's word is not for ever: a mailbox may be made later, or its server was set up wrongly for an hour. So a
// code, without which an owner could not sign in, is tried once a day, anything else after `refusedForMs`; the first mail
// that is accepted ends it.
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

/** Those of some addresses that get no mail now. A code may go where other mails may not. */
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

/** A mail server has said that there is no such mailbox. */
export async function noteRefused(query: Query, mailbox: string, nowMs: number): Promise<void> {
  const refusedAt = new Date(nowMs);
  await query
    .insert(refusedMailboxes)
    .values({ mailbox, refusedAt })
    .onConflictDoUpdate({ target: refusedMailboxes.mailbox, set: { refusedAt } });
}

/** A mail server has taken a mail for it. */
export async function noteAccepted(query: Query, mailbox: string): Promise<void> {
  await query.delete(refusedMailboxes).where(eq(refusedMailboxes.mailbox, mailbox));
}

/** Deletes what no mail waits for any more. */
export async function forgetRefused(db: Database, nowMs: number): Promise<void> {
  await db.delete(refusedMailboxes).where(lt(refusedMailboxes.refusedAt, new Date(nowMs - refusedForMs)));
}
