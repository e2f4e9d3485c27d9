import type { AccountId } from "@atrium/contract";
import { eq } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../../platform/database/columns.ts";
import type { Query } from "../../platform/database/database.ts";
import { accounts } from "../tables.ts";

/** Which Google account signs in to an account: at most one each. */
export const googleIdentities = pgTable("google_identities", {
  /** Google's id of the person. */
  sub: text("sub").primaryKey(),
  accountId: text("account_id")
    .$type<AccountId>()
    .notNull()
    .unique()
    .references(() => accounts.id, { onDelete: "cascade" }),
  createdAt: time("created_at").notNull(),
});

export async function accountOfGoogle(query: Query, sub: string): Promise<AccountId | null> {
  const [found] = await query.select().from(googleIdentities).where(eq(googleIdentities.sub, sub));
  return found?.accountId ?? null;
}

/** Called when the address changes: Google vouched only for the old one. */
export async function unlinkGoogle(query: Query, accountId: AccountId): Promise<void> {
  await query.delete(googleIdentities).where(eq(googleIdentities.accountId, accountId));
}

/** Links them until the address changes; false if the account has another Google account. */
export async function linkGoogle(query: Query, link: typeof googleIdentities.$inferInsert): Promise<boolean> {
  const linked = await query
    .insert(googleIdentities)
    .values(link)
    .onConflictDoNothing()
    .returning({ sub: googleIdentities.sub });
  return linked.length > 0;
}
