import type { AccountId, InvitationId, SpaceId } from "@atrium/contract";
import { eq, inArray } from "drizzle-orm";
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Query, Transaction } from "../platform/database/database.ts";
import { isBannedFrom } from "../space/index.ts";
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

interface Opened {
  id: InvitationId;
  email: string | null;
  spaceIds: readonly SpaceId[];
}

/**
 * Mails are not noted: they open to one person. Nor is what a banned person opens: with each new link that they open they
 * would shut it to everybody else.
 */
export async function noteOpened(
  tx: Transaction,
  { id: invitationId, email, spaceIds }: Opened,
  { accountId, nowMs }: { accountId: AccountId; nowMs: number },
): Promise<void> {
  if (email !== null || (await isBannedFrom(tx, { accountId, spaceIds }, nowMs))) return;
  await tx.insert(openedLinks).values({ invitationId, accountId }).onConflictDoNothing();
}

/** Who has opened a link, as a subquery. */
export const openersOf = (query: Query, invitationId: InvitationId) =>
  query
    .select({ accountId: openedLinks.accountId })
    .from(openedLinks)
    .where(eq(openedLinks.invitationId, invitationId));

/**
 * Transfers what a guest has opened to the account they signed in to. If only that account is banned, a link to the same
 * space is not: it could not have opened it itself. The guest's own bans are not transferred yet.
 */
export async function adoptOpenedLinks(
  tx: Transaction,
  { from, to }: { from: AccountId; to: AccountId },
): Promise<void> {
  const opened = await tx.delete(openedLinks).where(eq(openedLinks.accountId, from)).returning();
  if (opened.length === 0) return;
  const ids = opened.map(({ invitationId }) => invitationId);
  const { id, spaceIds } = invitations;
  for (const link of await tx.select({ id, spaceIds }).from(invitations).where(inArray(id, ids))) {
    const isBanned = (accountId: AccountId) => isBannedFrom(tx, { accountId, spaceIds: link.spaceIds }, null);
    if ((await isBanned(to)) && !(await isBanned(from))) continue;
    await tx.insert(openedLinks).values({ invitationId: link.id, accountId: to }).onConflictDoNothing();
  }
}

export async function forgetOpenedLinks(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.delete(openedLinks).where(eq(openedLinks.accountId, accountId));
}
