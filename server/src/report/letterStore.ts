import { newId } from "@atrium/contract";
import type { AccountId, LetterKind, SpaceId } from "@atrium/contract";
import { and, asc, eq, gt, lt } from "drizzle-orm";
import { index, json, pgTable, text } from "drizzle-orm/pg-core";
import { accounts } from "../account/index.ts";
import { time } from "../platform/database/columns.ts";
import { ownRowsBy } from "../platform/database/ownRows.ts";
import type { Query, Transaction } from "../platform/database/database.ts";
import type { Letter } from "./letter.ts";

/** What people have written to the operators of the installation. */
export const letters = pgTable(
  "letters",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<LetterKind>().notNull(),
    /** Whoever deletes their account takes it back. Null for somebody without a session. */
    accountId: text("account_id")
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** Where an answer is wanted; null if it is not. */
    email: text("email"),
    said: text("said").notNull(),
    spaceId: text("space_id").$type<SpaceId>(),
    /** What else goes with it; nothing secret. */
    about: json("about").$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.createdAt)],
);

export async function insertLetter(tx: Transaction, letter: Letter, nowMs: number): Promise<string> {
  const id: string = newId();
  await tx.insert(letters).values({ ...letter, id, createdAt: new Date(nowMs) });
  return id;
}

const KEPT_MS = 365 * 24 * 3_600_000;

/** Nobody needs them after a year. */
export async function forgetLetters(query: Query, nowMs: number): Promise<void> {
  await query.delete(letters).where(lt(letters.createdAt, new Date(nowMs - KEPT_MS)));
}

export const ownLetters = ownRowsBy(
  (query, accountId, { after, limit }) =>
    query
      .select()
      .from(letters)
      .where(and(eq(letters.accountId, accountId), gt(letters.id, after)))
      .orderBy(asc(letters.id))
      .limit(limit),
  ({ id }) => id,
);
