// Who is signed in where. A session is a row and a cookie; the row holds only a hash of the cookie's value.
//
// The value is derived from the session's id with the server's secret, so that a repeated sign-in call returns the same
// session although the value is stored nowhere. Accounts stay signed in as long as they return within 30 days, up to 90
// days in total; guests for 24 hours.
import { constants } from "@atrium/contract";
import type { AccountId, Effect } from "@atrium/contract";
import { and, desc, eq, gt, lt, ne, or, sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";
import { createHash, createHmac, randomBytes } from "node:crypto";
import type { SessionGrant, Sessions } from "../platform/calls/sessions.ts";
import type { Database, Query } from "../platform/database/database.ts";
import { topic } from "../platform/bus.ts";
import type { Bus } from "../platform/bus.ts";
import { countryOf } from "../platform/country.ts";
import { deviceOf } from "./devices/deviceOf.ts";
import { accounts, sessions } from "./tables.ts";

/** News: a session has ended; its live connections must end too. */
export const sessionEnded = topic<{ sessionId: string; accountId: AccountId }>("sessionEnded");

export interface SessionNeeds {
  db: Database;
  bus: Bus;
  /** At least 32 bytes; the same on every node. */
  secret: Buffer;
}

const { accountIdleMs, accountMaxMs, guestMs } = constants.session;
/** How often last use is stored; avoids a write on every read of a session. */
const TOUCH_EVERY_MS = 10 * 60_000;

export function createSessions(needs: SessionNeeds): Sessions {
  const tokenOf = (sessionId: string) =>
    createHmac("sha256", needs.secret).update(`session:${sessionId}`).digest("base64url");
  const grantOf = (sessionId: string, maxAgeMs: number): SessionGrant => ({
    sessionId,
    token: tokenOf(sessionId),
    maxAgeMs,
  });
  return {
    async read(token, nowMs) {
      const found = await findSession(needs.db, sha256(token), nowMs);
      if (found === null) return null;
      if (nowMs - found.lastUsedAt.getTime() > TOUCH_EVERY_MS) await touch(needs.db, found.id, nowMs);
      const { id: sessionId, accountId, onlySpace } = found;
      return { sessionId, accountId, onlySpace, isVerified: found.emailKey !== null };
    },
    async open(tx, { accountId, isProven, isStrange, browserHash, userAgent, address, onlySpace, nowMs }) {
      const id = randomBytes(16).toString("base64url");
      const maxAgeMs = (await isVerified(tx, accountId)) ? accountMaxMs : guestMs;
      const now = new Date(nowMs);
      const tokenHash = sha256(tokenOf(id));
      const from = { device: deviceOf(userAgent), country: countryOf(address) };
      const times = {
        createdAt: now,
        lastUsedAt: now,
        provenAt: isProven ? now : null,
        expiresAt: new Date(nowMs + maxAgeMs),
      };
      const at = { onlySpace, isStrange, browserHash: browserHash ?? null };
      await tx.insert(sessions).values({ id, tokenHash, accountId, ...at, ...from, ...times });
      return grantOf(id, maxAgeMs);
    },
    hold: holdSession,
    async end(tx, sessionId) {
      const ended = await tx
        .delete(sessions)
        .where(eq(sessions.id, sessionId))
        .returning({ accountId: sessions.accountId });
      return ended.map(
        ({ accountId }) =>
          () =>
            needs.bus.publish(sessionEnded, { sessionId, accountId }),
      );
    },
    async grantAgain(tx, sessionId, nowMs) {
      const live = and(eq(sessions.id, sessionId), gt(sessions.expiresAt, new Date(nowMs)));
      const [found] = await tx.select({ expiresAt: sessions.expiresAt }).from(sessions).where(live);
      return found === undefined ? null : grantOf(sessionId, found.expiresAt.getTime() - nowMs);
    },
  };
}

/** Whether a session is still open; if so, nobody ends it before this transaction does. */
export async function holdSession(tx: Query, sessionId: string): Promise<boolean> {
  const { id } = sessions;
  return (await tx.select({ id }).from(sessions).where(eq(id, sessionId)).for("key share")).length > 0;
}

/** Locks a session that this transaction ends later: sessions come before teams, in this order everywhere. */
export async function lockSession(tx: Query, sessionId: string): Promise<void> {
  const { id } = sessions;
  await tx.select({ id }).from(sessions).where(eq(id, sessionId)).for("update");
}

/** Locks every session of an account: nobody uses or ends them until this transaction ends. Always in the same order. */
export async function lockSessionsOf(tx: Query, accountId: AccountId): Promise<{ id: string }[]> {
  const { id } = sessions;
  return tx.select({ id }).from(sessions).where(eq(sessions.accountId, accountId)).orderBy(id).for("update");
}

/** Ends every session of an account. The effects notify live connections. */
export async function endSessionsOf(query: Query, bus: Bus, accountId: AccountId): Promise<Effect[]> {
  const ended = await query.delete(sessions).where(eq(sessions.accountId, accountId)).returning({ id: sessions.id });
  return ended.map(
    ({ id }) =>
      () =>
        bus.publish(sessionEnded, { sessionId: id, accountId }),
  );
}

/**
 * Ends an account's sessions except the current one, or `only` a given one. The effects notify live connections;
 * `browserHashes` are the browsers in which the sessions were opened.
 */
export async function endOtherSessions(
  query: Query,
  bus: Bus,
  { accountId, own, only }: { accountId: AccountId; own: string | null; only: string | null },
): Promise<{ effects: Effect[]; browserHashes: string[] }> {
  const isMeant = and(
    eq(sessions.accountId, accountId),
    own === null ? undefined : ne(sessions.id, own),
    only === null ? undefined : eq(sessions.id, only),
  );
  const { id, browserHash } = sessions;
  const ended = await query.delete(sessions).where(isMeant).returning({ id, browserHash });
  const effects = ended.map(
    ({ id: sessionId }) =>
      () =>
        bus.publish(sessionEnded, { sessionId, accountId }),
  );
  return { effects, browserHashes: ended.flatMap((each) => each.browserHash ?? []) };
}

/** Whether a session of this account is still strange. */
export async function isStrangeSession(
  query: Query,
  { accountId, sessionId }: { accountId: AccountId; sessionId: string | null },
): Promise<boolean> {
  const isMeant = and(eq(sessions.accountId, accountId), eq(sessions.id, sessionId ?? ""));
  const [found] = await query.select({ isStrange: sessions.isStrange }).from(sessions).where(isMeant);
  return found?.isStrange === true;
}

/**
 * The owner confirms that an open session is theirs; a strange session can confirm neither itself nor another one.
 * Returns the confirmed session, or null.
 */
export async function confirmSession(
  query: Query,
  { accountId, own, sessionId }: { accountId: AccountId; own: string | null; sessionId: string },
): Promise<{ browserHash: string | null } | null> {
  const [caller] = await query
    .select({ isStrange: sessions.isStrange })
    .from(sessions)
    .where(eq(sessions.id, own ?? ""));
  if (caller === undefined || caller.isStrange) return null;
  const isMeant = and(eq(sessions.accountId, accountId), eq(sessions.id, sessionId));
  const { browserHash } = sessions;
  const [confirmed] = await query.update(sessions).set({ isStrange: false }).where(isMeant).returning({ browserHash });
  return confirmed ?? null;
}

/** The open sessions of an account, last used first. */
export async function sessionsOf(query: Query, accountId: AccountId, nowMs: number) {
  const isOpen = and(gt(sessions.expiresAt, new Date(nowMs)), gt(sessions.lastUsedAt, new Date(nowMs - accountIdleMs)));
  return query
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isOpen))
    .orderBy(desc(sessions.lastUsedAt));
}

/** Whether a mail or a passkey has recently proven whose session it is. */
export async function isProven(query: Query, sessionId: string | null, nowMs: number): Promise<boolean> {
  return isProvenSince(query, sessionId, nowMs - constants.login.provenForMs);
}

/** Whether a mail or a passkey has proven whose session it is after a moment. */
export async function isProvenSince(query: Query, sessionId: string | null, sinceMs: number): Promise<boolean> {
  if (sessionId === null) return false;
  const rows = await query
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.provenAt, new Date(sinceMs))));
  return rows.length > 0;
}

/** The code of the account's own mailbox was typed in this session. */
export async function proveSession(query: Query, sessionId: string | null, nowMs: number): Promise<void> {
  if (sessionId === null) return;
  await query
    .update(sessions)
    .set({ provenAt: new Date(nowMs) })
    .where(eq(sessions.id, sessionId));
}

/** The given sessions that are still open. */
export async function openSessions(
  query: Query,
  sessionIds: readonly string[],
  nowMs: number,
): Promise<ReadonlySet<string>> {
  const isOpen = gt(sessions.expiresAt, new Date(nowMs));
  // An array parameter, because a query takes at most 65 535 parameters.
  const isAsked = sql`${sessions.id} = any(${sql.param(sessionIds)})`;
  const rows = await query.select({ id: sessions.id }).from(sessions).where(and(isAsked, isOpen));
  return new Set(rows.map((row) => row.id));
}

/** For a column with a session's id: whether that session is still open. */
export const isOpenSession = (sessionId: SQLWrapper, nowMs: number): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${sessions} where ${sessions.id} = ${sessionId} and ${gt(sessions.expiresAt, new Date(nowMs))})`;

/** Deletes sessions that are over. */
export async function forgetSessions(db: Database, nowMs: number): Promise<void> {
  const idleSince = new Date(nowMs - accountIdleMs);
  await db.delete(sessions).where(or(lt(sessions.expiresAt, new Date(nowMs)), lt(sessions.lastUsedAt, idleSince)));
}

async function findSession(db: Database, tokenHash: string, nowMs: number) {
  const [found] = await db
    .select({
      id: sessions.id,
      accountId: sessions.accountId,
      onlySpace: sessions.onlySpace,
      lastUsedAt: sessions.lastUsedAt,
      emailKey: accounts.emailKey,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, new Date(nowMs)),
        gt(sessions.lastUsedAt, new Date(nowMs - accountIdleMs)),
      ),
    );
  return found ?? null;
}

async function touch(db: Database, sessionId: string, nowMs: number): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: new Date(nowMs) })
    .where(eq(sessions.id, sessionId));
}

async function isVerified(query: Query, accountId: AccountId): Promise<boolean> {
  const [found] = await query.select({ emailKey: accounts.emailKey }).from(accounts).where(eq(accounts.id, accountId));
  return found !== undefined && found.emailKey !== null;
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64url");
