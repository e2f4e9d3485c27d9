import { and, count, desc, gte, inArray, lte, sql } from "drizzle-orm";
import type { Query } from "../../platform/database/database.ts";
import { chatMessages, chats } from "./tables.ts";

/** This many messages can be searched one by one. */
const ENOUGH = 1000;
const DAY_MS = 24 * 3600 * 1000;
const DAYS = [1, 8, 64, 512];

/**
 * A time since which these chats have at least a thousand messages, up to a given time or the last message; null if
 * they have fewer. It is found in steps of days, so there may be many more.
 */
export async function newestSince(query: Query, chatIds: string[], until: Date | null): Promise<Date | null> {
  const end = until ?? (await lastMessageAt(query, chatIds));
  if (end === null) return null;
  for (const days of DAYS) {
    const since = new Date(end.getTime() - days * DAY_MS);
    const few = query
      .select({ one: sql`1`.as("one") })
      .from(chatMessages)
      .where(
        and(
          inArray(chatMessages.chatId, chatIds),
          gte(chatMessages.createdAt, since),
          lte(chatMessages.createdAt, end),
        ),
      )
      .limit(ENOUGH)
      .as("few");
    const [found] = await query.select({ count: count() }).from(few);
    if ((found?.count ?? 0) >= ENOUGH) return since;
  }
  return null;
}

async function lastMessageAt(query: Query, chatIds: string[]): Promise<Date | null> {
  const [last] = await query
    .select({ at: chats.lastMessageAt })
    .from(chats)
    .where(inArray(chats.id, chatIds))
    .orderBy(sql`${desc(chats.lastMessageAt)} nulls last`)
    .limit(1);
  return last?.at ?? null;
}
