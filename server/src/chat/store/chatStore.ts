import { must, newId } from "@atrium/contract";
import type { AccountId, SpaceId } from "@atrium/contract";
import { and, eq, lte, max, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { rooms } from "../../room/index.ts";
import { chatColumnsOf, chatIsOf } from "./chatPlace.ts";
import type { ChatPlace } from "./chatPlace.ts";
import { chatMessages, chatReads, chats } from "./tables.ts";

export type Chat = typeof chats.$inferSelect;

export async function findChat(query: Query, place: ChatPlace): Promise<Chat | null> {
  const [found] = await query.select().from(chats).where(chatIsOf(place));
  return found ?? null;
}

/**
 * The chat of a place, created if necessary and locked until the transaction ends, so that positions and revisions are
 * assigned in the order of the commits.
 */
export async function lockChat(tx: Transaction, place: ChatPlace): Promise<Chat> {
  await tx
    .insert(chats)
    .values({ id: newId(), ...chatColumnsOf(place) })
    .onConflictDoNothing();
  const [locked] = await tx.select().from(chats).where(chatIsOf(place)).for("update");
  return must(locked, "it has been made");
}

/** Counts one more change of a locked chat, and one more message if `postsAt` is set. */
export async function reviseChat(tx: Transaction, chat: Chat, { postsAt = null as Date | null } = {}): Promise<Chat> {
  const [revised] = await tx
    .update(chats)
    .set({
      revision: chat.revision + 1,
      ...(postsAt !== null && { lastPosition: chat.lastPosition + 1, lastMessageAt: postsAt }),
    })
    .where(eq(chats.id, chat.id))
    .returning();
  return must(revised, "it is locked");
}

/** Deletes all messages of a locked chat; later ones continue its numbering. */
export async function clearChat(tx: Transaction, { id }: Chat): Promise<Chat> {
  const [cleared] = await tx
    .update(chats)
    .set({ revision: sql`${chats.revision} + 1`, lastBulkDeletedPosition: chats.lastPosition })
    .where(eq(chats.id, id))
    .returning();
  const chat = must(cleared, "it is locked");
  const isCleared = and(eq(chatMessages.chatId, id), lte(chatMessages.position, chat.lastBulkDeletedPosition));
  await keepTimes(tx, chat, isCleared);
  await tx.delete(chatMessages).where(isCleared);
  return chat;
}

/** Stores when each author last wrote, and how far they have read. */
async function keepTimes(tx: Transaction, { id: chatId }: Chat, isCleared: SQL | undefined) {
  const times = await tx
    .select({ accountId: chatMessages.authorId, wroteAt: max(chatMessages.createdAt) })
    .from(chatMessages)
    .where(isCleared)
    .groupBy(chatMessages.authorId);
  const rows = times.flatMap(({ accountId, wroteAt }) =>
    accountId === null ? [] : [{ chatId, accountId, wroteAt, position: 0 }],
  );
  if (rows.length === 0) return;
  await tx
    .insert(chatReads)
    .values(rows)
    .onConflictDoUpdate({
      target: [chatReads.chatId, chatReads.accountId],
      set: { wroteAt: sql`excluded.wrote_at` },
    });
}

/** When somebody last wrote a message that was cleared since. */
export async function wroteBefore(query: Query, chatId: string, accountId: AccountId): Promise<Date | null> {
  const [found] = await query
    .select({ wroteAt: chatReads.wroteAt })
    .from(chatReads)
    .where(and(eq(chatReads.chatId, chatId), eq(chatReads.accountId, accountId)));
  return found?.wroteAt ?? null;
}

/** The chats of a space's rooms, always locked in the same order. */
export async function lockChatsOf(tx: Transaction, spaceId: SpaceId): Promise<Chat[]> {
  const inSpace = tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.spaceId, spaceId));
  return tx
    .select()
    .from(chats)
    .where(sql`${chats.roomId} in ${inSpace}`)
    .orderBy(chats.id)
    .for("update");
}

export async function readUpTo(query: Query, chatId: string, accountId: AccountId): Promise<number | null> {
  const [found] = await query
    .select({ position: chatReads.position })
    .from(chatReads)
    .where(and(eq(chatReads.chatId, chatId), eq(chatReads.accountId, accountId)));
  return found?.position ?? null;
}

/** Returns the resulting read position, which never goes back. */
export async function markRead(
  tx: Transaction,
  read: { chatId: string; accountId: AccountId; position: number },
): Promise<number> {
  const [kept] = await tx
    .insert(chatReads)
    .values(read)
    .onConflictDoUpdate({
      target: [chatReads.chatId, chatReads.accountId],
      set: { position: sql`greatest(${chatReads.position}, excluded.position)` },
    })
    .returning({ position: chatReads.position });
  return must(kept, "an upsert returns its row").position;
}
