import { must } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { and, eq, notInArray, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { accounts } from "../../account/index.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { directPlace } from "./chatPlace.ts";
import type { ChatPlace } from "./chatPlace.ts";
import { lockChat } from "./chatStore.ts";
import { adoptMentions } from "./mentionStore.ts";
import type { Chat } from "./chatStore.ts";
import { chatMessages, chatReactions, chatReads, chats } from "./tables.ts";

interface Adopted {
  from: AccountId;
  to: AccountId;
}
interface Changed {
  place: ChatPlace;
  chat: Chat;
}

/**
 * Transfers what a guest wrote, read and reacted with to the account; two direct chats with the same person are merged.
 * Returns the direct chats that changed. What guest and account wrote to each other stays as it is: nobody has a chat
 * with themselves.
 */
export async function adoptChats(tx: Transaction, adopted: Adopted): Promise<Changed[]> {
  const { from, to } = adopted;
  const ofGuest = await tx.select().from(chats).where(isOf(from)).orderBy(chats.id).for("update");
  const otherOf = ({ lowAccountId: low, highAccountId: high }: Chat) => must(low === from ? high : low, "a pair");
  const kept = ofGuest.filter((chat) => otherOf(chat) === to).map(({ id }) => id);
  await adoptMessages(tx, adopted, kept);
  await adoptReactions(tx, adopted, kept);
  await adoptMentions(tx, adopted);
  const changed: Changed[] = [];
  for (const old of ofGuest.filter(({ id }) => !kept.includes(id))) {
    const other = otherOf(old);
    const place = directPlace(to, other);
    const into = await lockChat(tx, place);
    changed.push({ place, chat: await merge(tx, { old, into, adopted, other }) });
  }
  await adoptReads(tx, adopted, kept);
  return changed;
}

const isOf = (accountId: AccountId): SQL | undefined =>
  or(eq(chats.lowAccountId, accountId), eq(chats.highAccountId, accountId));
const isElsewhere = (chatId: Parameters<typeof notInArray>[0], kept: readonly string[]): SQL | undefined =>
  kept.length === 0 ? undefined : notInArray(chatId, [...kept]);

/** Client ids stay, so that a resent message is recognized; only those that both have used are replaced. */
async function adoptMessages(tx: Transaction, { from, to }: Adopted, kept: readonly string[]): Promise<void> {
  const isGuests = and(eq(chatMessages.authorId, from), isElsewhere(chatMessages.chatId, kept));
  await tx
    .update(chatMessages)
    .set({ clientId: sql`${chatMessages.id}` })
    .where(
      and(
        isGuests,
        sql`exists (select 1 from chat_messages own where own.author_id = ${to} and own.client_id = ${chatMessages.clientId})`,
      ),
    );
  await tx
    .update(chatMessages)
    .set({
      authorId: to,
      deletedById: sql`case when ${chatMessages.deletedById} = ${from} then ${to} else ${chatMessages.deletedById} end`,
    })
    .where(isGuests);
}

/** Two equal reactions become one. */
async function adoptReactions(tx: Transaction, { from, to }: Adopted, kept: readonly string[]): Promise<void> {
  const { messageId, content, createdAt } = chatReactions;
  const inKept = isElsewhere(chatMessages.chatId, kept);
  const isGuests = and(
    eq(chatReactions.accountId, from),
    inKept === undefined
      ? undefined
      : sql`exists (select 1 from ${chatMessages} where ${chatMessages.id} = ${messageId} and ${inKept})`,
  );
  const gone = await tx.delete(chatReactions).where(isGuests).returning({ messageId, content, createdAt });
  if (gone.length === 0) return;
  await tx
    .insert(chatReactions)
    .values(gone.map((reaction) => ({ ...reaction, accountId: to })))
    .onConflictDoNothing();
}

/** The further of both read positions counts. */
async function adoptReads(tx: Transaction, { from, to }: Adopted, kept: readonly string[]): Promise<void> {
  const isGuests = and(eq(chatReads.accountId, from), isElsewhere(chatReads.chatId, kept));
  const { chatId, position } = chatReads;
  const gone = await tx.delete(chatReads).where(isGuests).returning({ chatId, position });
  if (gone.length === 0) return;
  await tx
    .insert(chatReads)
    .values(gone.map((read) => ({ ...read, accountId: to })))
    .onConflictDoUpdate({
      target: [chatReads.chatId, chatReads.accountId],
      set: { position: sql`greatest(${position}, excluded.position)` },
    });
}

interface Merged {
  old: Chat;
  into: Chat;
  adopted: Adopted;
  other: AccountId;
}

/** Both chats' messages ordered by time and renumbered; the read position stops at the first unread message. */
async function merge(tx: Transaction, { old, into, adopted: { from, to }, other }: Merged): Promise<Chat> {
  const inOrder = messagesOf(old, into);
  const reads = [{ chatId: into.id, accountId: to, position: await readOf(tx, inOrder, [from, to]) }];
  // The other account may be deleted already: it has no read position then.
  const stays = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, other)).for("key share");
  if (stays.length > 0) reads.push({ chatId: into.id, accountId: other, position: await readOf(tx, inOrder, [other]) });
  // Skips a revision: whoever has the chat open reloads it.
  const revision = Math.max(old.revision, into.revision) + 2;
  const isInto = eq(chatMessages.chatId, into.id);
  // Positions must be unique at every moment, so they pass through negative values.
  await tx.execute(sql`
    with numbered as (${inOrder})
    update chat_messages set position = -numbered.place, revision = ${revision}, chat_id = ${into.id}
    from numbered where numbered.id = chat_messages.id`);
  await tx
    .update(chatMessages)
    .set({ position: sql`-${chatMessages.position}` })
    .where(isInto);
  await tx.delete(chats).where(eq(chats.id, old.id));
  await tx.delete(chatReads).where(eq(chatReads.chatId, into.id));
  await tx.insert(chatReads).values(reads);
  const [merged] = await tx
    .update(chats)
    .set({
      revision,
      lastPosition: sql`(select count(*) from ${chatMessages} where ${isInto})`,
      lastMessageAt: sql`(select max(${chatMessages.createdAt}) from ${chatMessages} where ${isInto})`,
    })
    .where(eq(chats.id, into.id))
    .returning();
  return must(merged, "it is locked");
}

/** Each with its `place` in the merged order. Within a chat the order stays, even if nodes' clocks differed. */
const messagesOf = (one: Chat, other: Chat): SQL => sql`
  select m.id, m.chat_id, m.author_id, m.deleted_at, m.position,
    row_number() over (order by m.at, m.chat_id, m.position)::int as place
  from (
    select *, max(created_at) over (partition by chat_id order by position) as at
    from chat_messages where chat_id in (${one.id}, ${other.id})
  ) m`;

/** The position before the first message that somebody, under any of these ids, has neither written nor read. */
async function readOf(tx: Transaction, inOrder: SQL, accountIds: readonly AccountId[]): Promise<number> {
  const ids = sql.join(
    accountIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ upTo: number }>(sql`
    with numbered as (${inOrder}), unread as (
      select min(place) as first from numbered
      where deleted_at is null
        and (author_id is null or author_id not in (${ids}))
        and position > coalesce(
          (select max(r.position) from chat_reads r where r.chat_id = numbered.chat_id and r.account_id in (${ids})), 0)
    )
    select coalesce(first - 1, (select count(*) from numbered))::int as "upTo" from unread`);
  return must(rows[0], "one row").upTo;
}
