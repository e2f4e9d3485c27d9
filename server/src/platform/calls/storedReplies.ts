import type { Operation, RequestId } from "@atrium/contract";
import { and, desc, eq, lt, lte, sql } from "drizzle-orm";
import { index, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createHash, createHmac } from "node:crypto";
import { time } from "../database/columns.ts";
import type { Database, Transaction } from "../database/database.ts";
import type { Caller } from "./context.ts";

/** Replies of calls that changed something, kept to answer later attempts of the same call. */
export const storedReplies = pgTable(
  "stored_replies",
  {
    principal: text("principal").notNull(),
    operation: text("operation").notNull(),
    requestId: text("request_id").notNull(),
    bodyHash: text("body_hash").notNull(),
    /** Encrypted, as one text. */
    reply: json("reply").$type<string>().notNull(),
    /** What the call did to the caller's session: the id of the one it opened, or "closed". */
    sessionChange: text("session_change"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.principal, table.operation, table.requestId] }),
    index("stored_replies_created").on(table.createdAt),
  ],
);

/** Identifies a logical call: all its attempts share it. */
export interface CallKey {
  principal: string;
  operation: string;
  requestId: RequestId;
  bodyHash: string;
}
export type StoredReply = typeof storedReplies.$inferSelect;

interface NamedCall {
  caller: Caller;
  requestId: RequestId;
  input: unknown;
}

/**
 * Public operations belong to the browser, which stays the same while the session changes; others to the account. The
 * input's hash is keyed with the server's `secret`, because passwords and codes could be guessed from a plain one.
 */
export function callKey(operation: Operation, call: NamedCall, secret: Buffer): CallKey {
  const { caller, requestId, input } = call;
  const byBrowser = operation.subject === "public" || caller.accountId === null;
  const principal = byBrowser ? `browser:${sha256(caller.browserId)}` : `account:${String(caller.accountId)}`;
  return { principal, operation: operation.name, requestId, bodyHash: keyedHash(secret, JSON.stringify(input)) };
}

/**
 * Claims the key for this attempt. Null: it is the first, continue and `keepReply`. A row: another attempt was first. Of
 * concurrent attempts the later ones wait here until the first has committed or failed.
 */
export async function claimCall(tx: Transaction, key: CallKey, nowMs: number): Promise<StoredReply | null> {
  const row = { ...key, reply: "", createdAt: new Date(nowMs) };
  const claimed = await tx
    .insert(storedReplies)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: storedReplies.requestId });
  if (claimed.length > 0) return null;
  const [stored] = await tx.select().from(storedReplies).where(isCall(key));
  return stored ?? null;
}

/** Stores the encrypted reply in the same transaction as the effect. */
export async function keepReply(
  tx: Transaction,
  key: CallKey,
  kept: Pick<StoredReply, "reply" | "sessionChange">,
): Promise<void> {
  await tx.update(storedReplies).set(kept).where(isCall(key));
}

/**
 * Deletes replies that no client asks for any more, and the oldest beyond `most`: a caller at the maximum rate shortens
 * how long others' replies are kept, but cannot fill the disk.
 */
export async function forgetReplies(
  db: Database,
  { beforeMs, most }: { beforeMs: number; most: number },
): Promise<void> {
  const { createdAt } = storedReplies;
  await db.delete(storedReplies).where(lt(createdAt, new Date(beforeMs)));
  const newestTooMany = db.select({ createdAt }).from(storedReplies).orderBy(desc(createdAt)).offset(most).limit(1);
  await db.delete(storedReplies).where(lte(createdAt, sql`(${newestTooMany})`));
}

const isCall = (key: CallKey) =>
  and(
    eq(storedReplies.principal, key.principal),
    eq(storedReplies.operation, key.operation),
    eq(storedReplies.requestId, key.requestId),
  );

const keyedHash = (secret: Buffer, text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");
const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64url");
