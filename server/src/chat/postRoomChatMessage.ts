import { newId, ok, refuse } from "@atrium/contract";
import type { ChatMessageId, operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { tellRoomChat } from "./changeInRoom.ts";
import type { ChatNeeds } from "./changeInRoom.ts";
import { lockChat, reviseChat } from "./chatStore.ts";
import { findMessage, findSent, insertMessage, readMessage } from "./messageStore.ts";

export const postRoomChatMessage: Handler<typeof operations.postRoomChatMessage, ChatNeeds> = async (
  needs,
  context,
  { roomId, clientId, content, replyToId },
) => {
  const { tx, accountId, nowMs } = context;
  const locked = await lockChat(tx, roomId);
  const sent = await findSent(tx, { chatId: locked.id, authorId: accountId, clientId });
  if (sent !== null) return ok({ messageId: sent, message: await readMessage(tx, sent) });
  if (replyToId !== undefined) {
    const repliedTo = await findMessage(tx, locked.id, replyToId);
    if (repliedTo === null) return refuse("messageNotFound");
    if (repliedTo.deletedAt !== null) return refuse("messageIsDeleted");
  }
  const { id: chatId, lastPosition: position, revision } = await reviseChat(tx, locked, { posts: true });
  const messageId = newId<ChatMessageId>();
  const row = { id: messageId, chatId, position, revision, clientId, authorId: accountId, content };
  await insertMessage(tx, { ...row, replyToId: replyToId ?? null, createdAt: new Date(nowMs) });
  const message = await readMessage(tx, messageId);
  return ok({ messageId, message }, [tellRoomChat(needs, context, { revision, message })]);
};
