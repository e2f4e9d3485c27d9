import { SpaceId, constants } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { asksForPassword } from "@atrium/rules";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { createHash, randomBytes } from "node:crypto";
import { isOpenSession } from "../account/index.ts";
import { time } from "../platform/database/columns.ts";
import type { Admits } from "../space/index.ts";
import type { Query } from "../platform/database/database.ts";
import type { Caller } from "../platform/calls/context.ts";

/** One-use permits to open a live connection, stored as hashes. */
export const liveTickets = pgTable(
  "live_tickets",
  {
    hash: text("hash").primaryKey(),
    spaceId: text("space_id").$type<SpaceId>().notNull(),
    accountId: text("account_id").$type<AccountId>().notNull(),
    sessionId: text("session_id").notNull(),
    isVerified: boolean("is_verified").notNull(),
    browserId: text("browser_id").notNull(),
    address: text("address").notNull(),
    /** From the session it was issued to. */
    onlySpace: text("only_space_id").$type<SpaceId>(),
    /** Issued to a role that no space asks for its password: lost on the way, it does not let them in without. */
    isUnasked: boolean("is_unasked").notNull().default(false),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("live_tickets_expiry").on(table.expiresAt)],
);

/** A caller with a session. */
export type KnownCaller = Caller & { accountId: AccountId; sessionId: string };

const SECRET_BYTES = 24;
const inTicketTime = sql`clock_timestamp() + ${constants.socket.ticketForMs} * interval '1 millisecond'`;

/** A permit to enter a space: `<space>.<secret>`. The space is readable so that any node knows where it belongs. */
export async function issueTicket(query: Query, caller: KnownCaller, { spaceId, role }: Admits): Promise<string> {
  const isUnasked = !asksForPassword({ hasPassword: true, startsAtMs: null }, role);
  const ticket = `${spaceId}.${randomBytes(SECRET_BYTES).toString("base64url")}`;
  const { accountId, sessionId, isVerified, browserId, address, onlySpace = null } = caller;
  const known = { accountId, sessionId, isVerified, browserId, address, onlySpace };
  const row = { hash: hashOf(ticket), spaceId, isUnasked, ...known };
  await query.insert(liveTickets).values({ ...row, expiresAt: inTicketTime });
  return ticket;
}

/** The space a ticket names; null if it is malformed. */
export function spaceOfTicket(ticket: string): SpaceId | null {
  return SpaceId.safeParse(ticket.split(".")[0]).data ?? null;
}

/** Whether a ticket is valid, without using it up: a made-up one must not load a space. */
export async function isGoodTicket(query: Query, ticket: string): Promise<boolean> {
  return (
    (
      await query
        .select({ hash: liveTickets.hash })
        .from(liveTickets)
        .where(areGood([hashOf(ticket)]))
    ).length > 0
  );
}

export async function voidTickets(query: Query, of: { spaceId: SpaceId; accountId: AccountId }): Promise<void> {
  const { spaceId, accountId } = liveTickets;
  await query.delete(liveTickets).where(and(eq(spaceId, of.spaceId), eq(accountId, of.accountId)));
}

/** Whom a ticket was issued to, and whether their session is still open. */
export type Redeemed = KnownCaller & { isOpen: boolean; isUnasked: boolean };

/** Uses tickets up, each once even if listed repeatedly; null for those that are unknown, used or expired. */
export async function redeemTickets(
  query: Query,
  tickets: readonly string[],
  nowMs: number,
): Promise<(Redeemed | null)[]> {
  const { hash, accountId, sessionId, isVerified, browserId, address, onlySpace, isUnasked } = liveTickets;
  const isOpen = isOpenSession(sessionId, nowMs);
  const told = { hash, accountId, sessionId, isVerified, browserId, address, onlySpace, isUnasked, isOpen };
  const hashes = tickets.map(hashOf);
  const rows = await query.delete(liveTickets).where(areGood(hashes)).returning(told);
  const redeemed = new Map(
    rows.map(({ hash: of, onlySpace: only, ...row }) => [of, only === null ? row : { ...row, onlySpace: only }]),
  );
  return hashes.map((of) => {
    const row = redeemed.get(of) ?? null;
    redeemed.delete(of);
    return row;
  });
}

export async function forgetOldTickets(query: Query): Promise<void> {
  await query.delete(liveTickets).where(lt(liveTickets.expiresAt, sql`clock_timestamp()`));
}

const areGood = (hashes: readonly string[]) =>
  and(inArray(liveTickets.hash, [...hashes]), sql`${liveTickets.expiresAt} > clock_timestamp()`);

const hashOf = (ticket: string): string => createHash("sha256").update(ticket).digest("base64url");
