import type { AccountId, Locale, SpaceId } from "@atrium/contract";
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { time } from "../../platform/database/columns.ts";
import type { Database, Query, Transaction } from "../../platform/database/database.ts";
import { accounts, sessions } from "../tables.ts";

/** Started sign-ins. Code and link are stored as keyed hashes. */
export const signInRequests = pgTable(
  "sign_in_requests",
  {
    authKey: text("auth_key").primaryKey(),
    emailKey: text("email_key").notNull(),
    email: text("email").notNull(),
    browserHash: text("browser_hash").notNull(),
    /** The network address of the request. */
    networkHash: text("network_hash").notNull(),
    codeHash: text("code_hash").notNull(),
    linkHash: text("link_hash").notNull(),
    wrongTries: integer("wrong_tries").notNull().default(0),
    locale: text("locale").$type<Locale>().notNull(),
    /** The space at whose own domain it was requested: code and link work only there. */
    onlySpace: text("only_space_id").$type<SpaceId>(),
    redirect: text("redirect"),
    wantsSurvey: boolean("wants_survey").notNull().default(false),
    /** Hash of the code of the invitation somebody signs in for. */
    invitationId: text("invitation_id"),
    /** The account whose address is being changed; null for a sign-in. */
    accountId: text("account_id")
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    /** When it was used, burnt by wrong tries, or replaced by a newer one. */
    endedAt: time("ended_at"),
  },
  (table) => [index("sign_in_requests_email").on(table.emailKey, table.createdAt)],
);

/** Browsers that have signed in to a mailbox before: strangers who request its codes do not count against them. */
export const knownBrowsers = pgTable(
  "known_browsers",
  {
    emailKey: text("email_key").notNull(),
    browserHash: text("browser_hash").notNull(),
    lastUsedAt: time("last_used_at").notNull(),
    /**
     * When it was first used, if another browser came before it and nobody has confirmed yet that it is the owner's.
     */
    strangeSince: time("strange_since"),
  },
  (table) => [primaryKey({ columns: [table.emailKey, table.browserHash] })],
);

/** One-time links that open a session in another browser. They end with the session that created them. */
export const temporaryAuthLinks = pgTable("temporary_auth_links", {
  tokenHash: text("token_hash").primaryKey(),
  accountId: text("account_id")
    .$type<AccountId>()
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" }),
  sessionId: text("session_id")
    .notNull()
    .references(() => sessions.id, { onDelete: "cascade" }),
  redirect: text("redirect"),
  expiresAt: time("expires_at").notNull(),
  usedAt: time("used_at"),
});

export type SignInRequest = typeof signInRequests.$inferSelect;

/** Serializes everything about one mailbox until this transaction ends. */
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

/** Ends the open requests for a mailbox from the same browser. */
export async function endRequestsLike(
  query: Query,
  like: Pick<SignInRequest, "emailKey" | "browserHash">,
  nowMs: number,
): Promise<void> {
  const isSameBrowser = eq(signInRequests.browserHash, like.browserHash);
  await query
    .update(signInRequests)
    .set({ endedAt: new Date(nowMs) })
    .where(and(eq(signInRequests.emailKey, like.emailKey), isNull(signInRequests.endedAt), isSameBrowser));
}

/** The request in its current state; null if unknown. */
export async function findRequest(query: Query, authKey: string): Promise<SignInRequest | null> {
  const [found] = await query.select().from(signInRequests).where(eq(signInRequests.authKey, authKey));
  return found ?? null;
}

/** A mailbox and a browser that signs in to it. */
type BrowserAt = Pick<typeof knownBrowsers.$inferSelect, "emailKey" | "browserHash">;
const isBrowser = ({ emailKey, browserHash }: BrowserAt) =>
  and(eq(knownBrowsers.emailKey, emailKey), eq(knownBrowsers.browserHash, browserHash));

/**
 * The same browser as one that a team's provider has brought. It is remembered apart, and to the mailbox it stays any
 * stranger's: to guess at its codes, nobody gets tries of their own by a provider's word.
 */
export const asVouched = ({ emailKey, browserHash }: BrowserAt): BrowserAt => ({
  emailKey: vouchedKey(emailKey),
  browserHash,
});
const vouchedKey = (emailKey: string): string => `sso ${emailKey}`;
const isOfMailbox = (emailKey: string) => inArray(knownBrowsers.emailKey, [emailKey, vouchedKey(emailKey)]);

/** What is known of a browser that has signed in to a mailbox before; null for any other. */
export async function findBrowser(query: Query, at: BrowserAt): Promise<{ strangeSince: Date | null } | null> {
  const [found] = await query
    .select({ strangeSince: knownBrowsers.strangeSince })
    .from(knownBrowsers)
    .where(isBrowser(at));
  return found ?? null;
}

export const isKnownBrowser = async (query: Query, at: BrowserAt): Promise<boolean> =>
  (await findBrowser(query, at)) !== null;

/** A browser that is already remembered stays as strange as it was. */
export async function rememberBrowser(
  query: Query,
  { isStrange, ...at }: BrowserAt & { isStrange: boolean },
  nowMs: number,
): Promise<void> {
  const lastUsedAt = new Date(nowMs);
  await query
    .insert(knownBrowsers)
    .values({ ...at, lastUsedAt, strangeSince: isStrange ? lastUsedAt : null })
    .onConflictDoUpdate({ target: [knownBrowsers.emailKey, knownBrowsers.browserHash], set: { lastUsedAt } });
}

/** The mailbox's owner has confirmed that a browser is theirs. */
export async function trustBrowser(query: Query, { emailKey, browserHash }: BrowserAt): Promise<void> {
  const isMeant = and(isOfMailbox(emailKey), eq(knownBrowsers.browserHash, browserHash));
  await query.update(knownBrowsers).set({ strangeSince: null }).where(isMeant);
}

/** Forgets the strange ones of these browsers, whose sessions the mailbox's owner has ended. */
export async function forgetStrangeBrowsers(
  query: Query,
  { emailKey, browserHashes }: { emailKey: string; browserHashes: readonly string[] },
): Promise<void> {
  const isMeant = and(isOfMailbox(emailKey), inArray(knownBrowsers.browserHash, [...browserHashes]));
  await query.delete(knownBrowsers).where(and(isMeant, isNotNull(knownBrowsers.strangeSince)));
}

/** The request, locked: of concurrent attempts each sees the result of the one before. */
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

/** No browser is known to the mailbox any more. */
export async function forgetBrowsers(query: Query, emailKey: string): Promise<void> {
  await query.delete(knownBrowsers).where(isOfMailbox(emailKey));
}

/** Deletes all traces of a mailbox. */
export async function forgetMailbox(query: Query, emailKey: string): Promise<void> {
  await query.delete(signInRequests).where(eq(signInRequests.emailKey, emailKey));
  await forgetBrowsers(query, emailKey);
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

/** Revokes unused links to somebody's sessions. */
export async function endLinksOf(query: Query, accountId: AccountId): Promise<void> {
  await query.delete(temporaryAuthLinks).where(eq(temporaryAuthLinks.accountId, accountId));
}

/** As long as the cookie that identifies a browser. */
const KNOWN_FOR_MS = 365 * 24 * 3_600_000;

/** Deletes requests and links that ended a day ago; until then a late click gets an explanation. */
export async function forgetSignIns(db: Database, beforeMs: number): Promise<void> {
  const before = new Date(beforeMs);
  await db.delete(signInRequests).where(lt(signInRequests.expiresAt, before));
  await db.delete(temporaryAuthLinks).where(lt(temporaryAuthLinks.expiresAt, before));
  await db.delete(knownBrowsers).where(lt(knownBrowsers.lastUsedAt, new Date(beforeMs - KNOWN_FOR_MS)));
}
