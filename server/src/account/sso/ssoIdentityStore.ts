// Which person of a team's identity provider signs in to which account. A row is kept after it stops opening the
// account: somebody who was in the team through it, and no longer is, cannot come back through it.
import type { AccountId, TeamId } from "@atrium/contract";
import { and, eq, sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { time } from "../../platform/database/columns.ts";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { accounts } from "../tables.ts";

export const ssoIdentities = pgTable(
  "sso_identities",
  {
    teamId: text("team_id").$type<TeamId>().notNull(),
    /** The provider's own name for itself. */
    entityId: text("entity_id").notNull(),
    /** The provider's id of the person. */
    nameId: text("name_id").notNull(),
    accountId: text("account_id")
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** Whether the mailbox's owner has agreed by a code; until then only the provider claims the address. */
    isProven: boolean("is_proven").notNull(),
    /** Whether it still opens the account. */
    isLinked: boolean("is_linked").notNull().default(true),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.entityId, table.nameId] }),
    index("sso_identities_account").on(table.accountId),
  ],
);

export type SsoIdentity = typeof ssoIdentities.$inferSelect;
type Named = Pick<SsoIdentity, "teamId" | "entityId" | "nameId">;

const isNamed = ({ teamId, entityId, nameId }: Named) =>
  and(eq(ssoIdentities.teamId, teamId), eq(ssoIdentities.entityId, entityId), eq(ssoIdentities.nameId, nameId));

export async function findSsoIdentity(query: Query, named: Named): Promise<SsoIdentity | null> {
  const [found] = await query.select().from(ssoIdentities).where(isNamed(named));
  return found ?? null;
}

/** As it is now, locked: whoever unlinks it meanwhile waits, and then finds everything this transaction has done. */
export async function lockSsoIdentity(tx: Transaction, named: Named): Promise<SsoIdentity | null> {
  const [found] = await tx.select().from(ssoIdentities).where(isNamed(named)).for("update");
  return found ?? null;
}

/** Links them, replacing another person of the same team's provider who opened the account. */
export async function linkSso(query: Query, identity: Omit<SsoIdentity, "isLinked">): Promise<void> {
  const { accountId, isProven, teamId } = identity;
  const isOfAccount = and(eq(ssoIdentities.teamId, teamId), eq(ssoIdentities.accountId, accountId));
  await query.update(ssoIdentities).set({ isLinked: false }).where(isOfAccount);
  const { teamId: team, entityId, nameId } = ssoIdentities;
  await query
    .insert(ssoIdentities)
    .values(identity)
    .onConflictDoUpdate({ target: [team, entityId, nameId], set: { accountId, isProven, isLinked: true } });
}

/** Called when the address changes: the provider vouched only for the old one. */
export async function unlinkSso(query: Query, accountId: AccountId): Promise<void> {
  await query.update(ssoIdentities).set({ isLinked: false }).where(eq(ssoIdentities.accountId, accountId));
}

/** Called when the mailbox's owner signs in: without their consent a provider's claim opens nothing. */
export async function unlinkUnproven(query: Query, accountId: AccountId): Promise<boolean> {
  const isClaimed = and(
    eq(ssoIdentities.accountId, accountId),
    eq(ssoIdentities.isProven, false),
    eq(ssoIdentities.isLinked, true),
  );
  const ended = await query
    .update(ssoIdentities)
    .set({ isLinked: false })
    .where(isClaimed)
    .returning({ nameId: ssoIdentities.nameId });
  return ended.length > 0;
}

/** Whether a provider has only claimed the account's address: nobody has proven the mailbox yet. */
export async function isOnlyClaimed(query: Query, accountId: AccountId): Promise<boolean> {
  const isClaimed = sql`${ssoIdentities.isLinked} and not ${ssoIdentities.isProven}`;
  const rows = await query
    .select({ nameId: ssoIdentities.nameId })
    .from(ssoIdentities)
    .where(and(eq(ssoIdentities.accountId, accountId), isClaimed))
    .limit(1);
  return rows.length > 0;
}

/** The single sign-on part of somebody's exported data, within their account's row. */
export const ownSsoIdentities = sql<readonly object[]>`coalesce((
  select json_agg(json_build_object(
    'teamId', ${ssoIdentities.teamId}, 'provider', ${ssoIdentities.entityId},
    'id', ${ssoIdentities.nameId}, 'since', ${ssoIdentities.createdAt}
  )) from ${ssoIdentities} where ${ssoIdentities.accountId} = ${accounts.id}
), '[]')`;
