import type { AccountId, InvitationId } from "@atrium/contract";
import { eq } from "drizzle-orm";
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Query, Transaction } from "../platform/database/database.ts";
import { invitations } from "./tables.ts";

/** Who has opened which links, also those that gave them nothing more: a ban shuts them all to new guests. */
export const openedLinks = pgTable(
  "opened_links",
  {
    invitationId: text("invitation_id")
      .$type<InvitationId>()
      .notNull()
      .references(() => invitations.id, { onDelete: "cascade" }),
    /** Not a foreign key: a guest stays banned after their account is deleted. */
    accountId: text("account_id").$type<AccountId>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invitationId, table.accountId] }),
    index("opened_links_account").on(table.accountId),
  ],
);

/** Mails are not noted: they open to one person. */
export async function noteOpened(
  tx: Transaction,
  { id: invitationId, email }: { id: InvitationId; email: string | null },
  accountId: AccountId,
): Promise<void> {
  if (email === null) await tx.insert(openedLinks).values({ invitationId, accountId }).onConflictDoNothing();
}

/** Who has opened a link, as a subquery. */
export const openersOf = (query: Query, invitationId: InvitationId) =>
  query
    .select({ accountId: openedLinks.accountId })
    .from(openedLinks)
    .where(eq(openedLinks.invitationId, invitationId));

/** Transfers what a guest has opened to the account they signed in to. */
export async function adoptOpenedLinks(
  tx: Transaction,
  { from, to }: { from: AccountId; to: AccountId },
): Promise<void> {
  const opened = await tx.delete(openedLinks).where(eq(openedLinks.accountId, from)).returning();
  if (opened.length === 0) return;
  await tx
    .insert(openedLinks)
    .values(opened.map(({ invitationId }) => ({ invitationId, accountId: to })))
    .onConflictDoNothing();
}

export async function forgetOpenedLinks(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.delete(openedLinks).where(eq(openedLinks.accountId, accountId));
}
