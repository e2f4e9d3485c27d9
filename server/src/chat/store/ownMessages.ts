import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { ownRowsBy } from "../../platform/database/ownRows.ts";
import { chatMessages, chatReactions, chats } from "./tables.ts";

/** The chat of a message; for a direct chat without the other person. */
const where = { chat: chats.kind, roomId: chats.roomId, spaceId: chats.spaceId, teamId: chats.teamId };

/** What somebody has written and not deleted, ordered by id. */
export const ownMessages = ownRowsBy(
  (query, accountId, { after, limit }) =>
    query
      .select({
        id: chatMessages.id,
        ...where,
        content: chatMessages.content,
        createdAt: chatMessages.createdAt,
        editedAt: chatMessages.editedAt,
      })
      .from(chatMessages)
      .innerJoin(chats, eq(chats.id, chatMessages.chatId))
      .where(
        and(eq(chatMessages.authorId, accountId), isNull(chatMessages.deletedAt), sql`${chatMessages.id} > ${after}`),
      )
      .orderBy(asc(chatMessages.id))
      .limit(limit),
  ({ id }) => id,
);

const reactionKey = sql<string>`${chatReactions.messageId} || ' ' || ${chatReactions.content}`;
export const ownReactions = ownRowsBy(
  (query, accountId, { after, limit }) =>
    query
      .select({
        messageId: chatReactions.messageId,
        content: chatReactions.content,
        createdAt: chatReactions.createdAt,
      })
      .from(chatReactions)
      .where(and(eq(chatReactions.accountId, accountId), sql`${reactionKey} > ${after}`))
      .orderBy(asc(reactionKey))
      .limit(limit),
  ({ messageId, content }) => `${messageId} ${content}`,
);
