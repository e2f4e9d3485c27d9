import type { AccountId, CameBy, TeamId } from "@atrium/contract";
import { and, eq, inArray } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accounts } from "../../account/index.ts";
import { time } from "../../platform/database/columns.ts";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { teams } from "../tables.ts";

/** By which invitation somebody came to a team first: what is shown of it, since invitations themselves are forgotten. */
export const teamArrivals = pgTable(
  "team_arrivals",
  {
    teamId: text("team_id")
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    accountId: text("account_id")
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** Whether the invitation was a link; otherwise a mail. */
    isByLink: boolean("is_by_link").notNull(),
    /** Null if their account was deleted since. */
    invitedBy: text("invited_by")
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: "set null" }),
    /** When the invitation was made. */
    madeAt: time("made_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.accountId] }),
    index("team_arrivals_account").on(table.accountId),
    index("team_arrivals_inviter").on(table.invitedBy),
  ],
);
type Arrival = typeof teamArrivals.$inferSelect;

/** The first way stays, whatever they accept later. */
export async function recordArrival(tx: Transaction, arrival: Arrival): Promise<void> {
  await tx.insert(teamArrivals).values(arrival).onConflictDoNothing();
}

/** Transfers a guest's ways to the account they signed in to, whose own stay; and what they had invited. */
export async function adoptArrivals(tx: Transaction, { from, to }: { from: AccountId; to: AccountId }): Promise<void> {
  const left = await tx.delete(teamArrivals).where(eq(teamArrivals.accountId, from)).returning();
  for (const arrival of left) await recordArrival(tx, { ...arrival, accountId: to });
  await tx.update(teamArrivals).set({ invitedBy: to }).where(eq(teamArrivals.invitedBy, from));
}

/** By which invitations these people came to a team; those who came without are left out. */
export async function waysOf(
  query: Query,
  teamId: TeamId,
  accountIds: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, CameBy>> {
  if (accountIds.length === 0) return new Map();
  const { accountId, isByLink, madeAt } = teamArrivals;
  const rows = await query
    .select({ accountId, isByLink, madeAt, inviterName: accounts.name })
    .from(teamArrivals)
    .leftJoin(accounts, eq(accounts.id, teamArrivals.invitedBy))
    .where(and(eq(teamArrivals.teamId, teamId), inArray(accountId, [...accountIds])));
  return new Map(
    rows.map((row) => [
      row.accountId,
      { kind: row.isByLink ? "link" : "mail", inviterName: row.inviterName, madeAt: row.madeAt.toISOString() },
    ]),
  );
}
