import { newId } from "@atrium/contract";
import type { AccountId, Passkey, PasskeyId } from "@atrium/contract";
import { and, asc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { bigint, boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../../platform/database/columns.ts";
import type { Database, Query, Transaction } from "../../platform/database/database.ts";
import { accounts } from "../tables.ts";

/** The public halves of people's passkeys. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: text("id").$type<PasskeyId>().primaryKey(),
    accountId: text("account_id")
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The device's id for it. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE, as base64url. */
    publicKey: text("public_key").notNull(),
    /** How often it was used, by its own count; many always report 0. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    isSynced: boolean("is_synced").notNull(),
    name: text("name").notNull(),
    createdAt: time("created_at").notNull(),
    lastUsedAt: time("last_used_at"),
  },
  (table) => [index("passkeys_account").on(table.accountId, table.createdAt)],
);

/** Challenges for passkeys to sign, each used once. */
export const passkeyChallenges = pgTable("passkey_challenges", {
  challengeHash: text("challenge_hash").primaryKey(),
  browserHash: text("browser_hash").notNull(),
  /** Whose passkey is being created; null for a sign-in. */
  accountId: text("account_id")
    .$type<AccountId>()
    .references(() => accounts.id, { onDelete: "cascade" }),
  expiresAt: time("expires_at").notNull(),
});

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Oldest first. */
export const passkeysOf = (query: Query, accountId: AccountId): Promise<PasskeyRow[]> =>
  query.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.createdAt), passkeys.id);

/** Serializes everything about one account's passkeys until this transaction ends. */
export async function lockPasskeysOf(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`passkeys:${accountId}`}, 0))`);
}

/** The passkey with this credential id, locked: of concurrent uses each sees the counter the one before stored. */
export async function lockPasskey(tx: Transaction, credentialId: string): Promise<PasskeyRow | null> {
  const isNamed = eq(passkeys.credentialId, credentialId);
  const [found] = await tx.select().from(passkeys).where(isNamed).for("update");
  return found ?? null;
}

/** Stores a new passkey; null if an account already has this credential. */
export async function insertPasskey(query: Query, made: Omit<PasskeyRow, "id">): Promise<PasskeyRow | null> {
  const row = { id: newId<PasskeyId>(), ...made };
  const [inserted] = await query.insert(passkeys).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

interface OwnPasskey {
  id: PasskeyId;
  accountId: AccountId;
}
const isOwn = ({ id, accountId }: OwnPasskey) => and(eq(passkeys.id, id), eq(passkeys.accountId, accountId));

export async function changePasskey(
  query: Query,
  own: OwnPasskey,
  changes: Partial<Pick<PasskeyRow, "name" | "counter" | "lastUsedAt" | "isSynced">>,
): Promise<PasskeyRow | null> {
  const [changed] = await query.update(passkeys).set(changes).where(isOwn(own)).returning();
  return changed ?? null;
}

/** Returns whether it existed. */
export async function deletePasskey(query: Query, own: OwnPasskey): Promise<boolean> {
  return (await query.delete(passkeys).where(isOwn(own)).returning({ id: passkeys.id })).length > 0;
}

export const passkeyOf = ({ id, name, createdAt, lastUsedAt, isSynced }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  isSynced,
});

export async function insertChallenge(query: Query, row: typeof passkeyChallenges.$inferInsert): Promise<void> {
  await query.insert(passkeyChallenges).values(row);
}

/** Consumes a challenge; false if it was not issued to this browser for this purpose, or has expired. */
export async function takeChallenge(
  query: Query,
  asked: Pick<typeof passkeyChallenges.$inferSelect, "challengeHash" | "browserHash" | "accountId">,
  nowMs: number,
): Promise<boolean> {
  const { challengeHash, browserHash, accountId } = asked;
  const isMeant = and(
    eq(passkeyChallenges.challengeHash, challengeHash),
    eq(passkeyChallenges.browserHash, browserHash),
    accountId === null ? isNull(passkeyChallenges.accountId) : eq(passkeyChallenges.accountId, accountId),
    gt(passkeyChallenges.expiresAt, new Date(nowMs)),
  );
  const taken = await query.delete(passkeyChallenges).where(isMeant).returning({ at: passkeyChallenges.expiresAt });
  return taken.length > 0;
}

/** Deletes challenges that nobody answered in time. */
export async function forgetChallenges(db: Database, nowMs: number): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, new Date(nowMs)));
}
