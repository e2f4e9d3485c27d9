import { constants, must } from "@atrium/contract";
import type { AccountId, ChatAuthor, ChatClientId, ChatMessage, ChatMessageId } from "@atrium/contract";
import { excerptOf, messageSeenFrom } from "@atrium/rules";
import { and, count, countDistinct, desc, eq, getColumns, gte, inArray, lt, min, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { accounts } from "../../account/index.ts";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { attachmentsOf, firstFileOf } from "./attachmentStore.ts";
import { chatMessages, chatReactions } from "./tables.ts";

const { stems: _unread, ...columns } = getColumns(chatMessages);
export type MessageRow = Omit<typeof chatMessages.$inferSelect, "stems">;
type Reactions = Map<ChatMessageId, ChatMessage["reactions"]>;

const replied = alias(chatMessages, "replied");
const repliedAuthor = alias(accounts, "replied_author");
const deleter = alias(accounts, "deleter");

interface Asked {
  before: number | undefined;
  /** Messages written earlier are left out. */
  from: string | null;
}

/** The newest messages before a position, oldest first, and whether there are older ones. */
export async function readPage(
  query: Query,
  chatId: string,
  { before, from }: Asked,
): Promise<{ messages: ChatMessage[]; hasOlder: boolean }> {
  const { page } = constants.chat;
  const inChat = eq(chatMessages.chatId, chatId);
  const where = and(
    inChat,
    before === undefined ? undefined : lt(chatMessages.position, before),
    from === null ? undefined : gte(chatMessages.createdAt, new Date(from)),
  );
  const found = await readMessages(query, must(where, "a chat"), { limit: page + 1 });
  const messages = found.slice(0, page).toReversed();
  return { messages: messages.flatMap((each) => messageSeenFrom(each, from) ?? []), hasOlder: found.length > page };
}

export const messageIs = (id: ChatMessageId): SQL => eq(chatMessages.id, id);

/** One message as everybody sees it. */
export async function readMessage(query: Query, id: ChatMessageId): Promise<ChatMessage> {
  const [message] = await readMessages(query, messageIs(id), { limit: 1 });
  return must(message, "it has been found before");
}

/** The newest message of each of some chats. */
export async function readLastMessages(query: Query, chatIds: readonly string[]): Promise<Map<string, ChatMessage>> {
  const ids =
    chatIds.length === 0
      ? []
      : await query
          .selectDistinctOn([chatMessages.chatId], { chatId: chatMessages.chatId, id: chatMessages.id })
          .from(chatMessages)
          .where(inArray(chatMessages.chatId, [...chatIds]))
          .orderBy(chatMessages.chatId, desc(chatMessages.position));
  const chatOf = new Map(ids.map(({ id, chatId }) => [id, chatId]));
  const messages =
    ids.length === 0
      ? []
      : await readMessages(query, inArray(chatMessages.id, [...chatOf.keys()]), { limit: ids.length });
  return new Map(messages.map((message) => [must(chatOf.get(message.id), "asked for"), message]));
}

export async function findMessage(query: Query, chatId: string, id: ChatMessageId): Promise<MessageRow | null> {
  const isIt = and(eq(chatMessages.chatId, chatId), eq(chatMessages.id, id));
  const [found] = await query.select(columns).from(chatMessages).where(isIt);
  return found ?? null;
}

/** What somebody has already sent under this client id. */
export async function findSent(
  query: Query,
  sent: { chatId: string; authorId: AccountId; clientId: ChatClientId },
): Promise<ChatMessageId | null> {
  const isIt = and(
    eq(chatMessages.chatId, sent.chatId),
    eq(chatMessages.authorId, sent.authorId),
    eq(chatMessages.clientId, sent.clientId),
  );
  const [found] = await query.select({ id: chatMessages.id }).from(chatMessages).where(isIt);
  return found?.id ?? null;
}

/** What somebody last wrote in a chat, deleted or not. */
export async function findOwnLast(
  query: Query,
  chatId: string,
  authorId: AccountId,
): Promise<Pick<MessageRow, "clientId" | "createdAt"> | null> {
  const [found] = await query
    .select({ clientId: chatMessages.clientId, createdAt: chatMessages.createdAt })
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), eq(chatMessages.authorId, authorId)))
    .orderBy(desc(chatMessages.position))
    .limit(1);
  return found ?? null;
}

export async function insertMessage(tx: Transaction, row: typeof chatMessages.$inferInsert): Promise<void> {
  await tx.insert(chatMessages).values(row);
}

type Changes = Partial<Omit<MessageRow, "id" | "chatId" | "position" | "revision">>;
export async function changeMessage(
  tx: Transaction,
  id: ChatMessageId,
  changes: Changes & { revision: number },
): Promise<void> {
  await tx.update(chatMessages).set(changes).where(eq(chatMessages.id, id));
}

/** Returns whether it is new. */
export async function addReaction(tx: Transaction, reaction: typeof chatReactions.$inferInsert): Promise<boolean> {
  const added = await tx.insert(chatReactions).values(reaction).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Returns whether it existed. */
export async function removeReaction(
  tx: Transaction,
  { messageId, accountId, content }: { messageId: ChatMessageId; accountId: AccountId; content: string },
): Promise<boolean> {
  const isIt = and(
    eq(chatReactions.messageId, messageId),
    eq(chatReactions.content, content),
    eq(chatReactions.accountId, accountId),
  );
  return (await tx.delete(chatReactions).where(isIt).returning()).length > 0;
}

export async function countReactionKinds(tx: Transaction, messageId: ChatMessageId): Promise<number> {
  const kinds = countDistinct(chatReactions.content);
  const [found] = await tx.select({ kinds }).from(chatReactions).where(eq(chatReactions.messageId, messageId));
  return found?.kinds ?? 0;
}

export async function removeReactions(tx: Transaction, messageId: ChatMessageId): Promise<void> {
  await tx.delete(chatReactions).where(eq(chatReactions.messageId, messageId));
}

/** Newest first, unless it says otherwise. */
export async function readMessages(
  query: Query,
  where: SQL,
  { limit, order = [desc(chatMessages.position)] }: { limit: number; order?: SQL[] },
): Promise<ChatMessage[]> {
  const rows = await query
    .select({
      message: columns,
      author: {
        accountId: accounts.id,
        name: accounts.name,
        palette: accounts.palette,
        avatarAppearance: accounts.avatarAppearance,
        avatarUrl: accounts.avatarUrl,
      },
      deletedByName: deleter.name,
      reply: {
        id: replied.id,
        position: replied.position,
        // One character more than an excerpt, which shows whether its last one is complete.
        begins: sql<
          string | null
        >`left(coalesce(nullif(${replied.content}, ''), ${firstFileOf(replied.id)}), ${sql.param(constants.chat.excerptUnits + 1)}::int)`,
        deletedAt: replied.deletedAt,
        createdAt: replied.createdAt,
      },
      replyAuthor: {
        name: repliedAuthor.name,
        palette: repliedAuthor.palette,
        avatarAppearance: repliedAuthor.avatarAppearance,
        avatarUrl: repliedAuthor.avatarUrl,
      },
    })
    .from(chatMessages)
    .leftJoin(accounts, eq(accounts.id, chatMessages.authorId))
    .leftJoin(deleter, eq(deleter.id, chatMessages.deletedById))
    .leftJoin(replied, eq(replied.id, chatMessages.replyToId))
    .leftJoin(repliedAuthor, eq(repliedAuthor.id, replied.authorId))
    .where(where)
    .orderBy(...order)
    .limit(limit);
  const ids = rows.map(({ message }) => message.id);
  const [reactions, attachments] = [await reactionsOf(query, ids), await attachmentsOf(query, ids)];
  return rows.map((row) => ({
    ...toMessage(row, reactions.get(row.message.id) ?? []),
    attachments: attachments.get(row.message.id) ?? [],
  }));
}

interface Read {
  message: MessageRow;
  author: ChatAuthor | null;
  deletedByName: string | null;
  reply: {
    id: ChatMessageId;
    position: number;
    begins: string | null;
    deletedAt: Date | null;
    createdAt: Date;
  } | null;
  replyAuthor: Omit<ChatAuthor, "accountId"> | null;
}

function toMessage({ message, author, deletedByName, reply, replyAuthor }: Read, reactions: ChatMessage["reactions"]) {
  const { id, position, revision, clientId, content, createdAt, editedAt, deletedAt, highlightedAt } = message;
  return {
    id,
    position,
    revision,
    clientId,
    author,
    content,
    replyTo:
      reply === null
        ? null
        : {
            id: reply.id,
            position: reply.position,
            name: replyAuthor?.name ?? null,
            ...(replyAuthor !== null && { face: faceOf(replyAuthor) }),
            excerpt: excerptOf(reply.begins ?? ""),
            isDeleted: reply.deletedAt !== null,
            createdAt: reply.createdAt.toISOString(),
          },
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    isDeleted: deletedAt !== null,
    deletedByName: message.deletedById === message.authorId ? null : deletedByName,
    reactions,
    highlightedAt: highlightedAt?.toISOString() ?? null,
    ...(message.links !== null && message.links.length > 0 && { links: message.links }),
  };
}

const faceOf = ({ palette, avatarAppearance, avatarUrl }: Omit<ChatAuthor, "accountId">) => ({
  palette,
  avatarAppearance,
  avatarUrl,
});

/** Reactions to some messages, ordered by when each was first used. */
async function reactionsOf(query: Query, ids: ChatMessageId[]): Promise<Reactions> {
  const reactions: Reactions = new Map();
  if (ids.length === 0) return reactions;
  const { messageId, content, accountId, createdAt } = chatReactions;
  const firstOf = <Value>(column: AnyPgColumn) =>
    sql<
      Value[]
    >`(array_agg(${column} order by ${createdAt}, ${accountId}))[1:${sql.raw(String(constants.chat.namedReactors))}]`;
  const rows = await query
    .select({
      messageId,
      content,
      count: count(),
      accountIds: firstOf<AccountId>(accountId),
      names: firstOf<string>(accounts.name),
    })
    .from(chatReactions)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(inArray(messageId, ids))
    .groupBy(messageId, content)
    .orderBy(min(createdAt), content);
  for (const { messageId: id, ...reaction } of rows) reactions.set(id, [...(reactions.get(id) ?? []), reaction]);
  return reactions;
}

/** A message in the form the rules take. */
export const asChanged = ({ authorId, createdAt, deletedAt }: MessageRow) => ({
  authorId,
  createdAtMs: createdAt.getTime(),
  isDeleted: deletedAt !== null,
});
