import { ok, refuse } from "@atrium/contract";
import type { ChatMessage, ChatMessageId, ErrorCode } from "@atrium/contract";
import { messageSeenFrom } from "@atrium/rules";
import type { Bus } from "../../platform/bus.ts";
import type { ChatCall } from "./chatCall.ts";
import type { ChatPlace } from "../store/chatPlace.ts";
import { lockChat, reviseChat } from "../store/chatStore.ts";
import type { Chat } from "../store/chatStore.ts";
import { findMessage, readMessage } from "../store/messageStore.ts";
import type { MessageRow } from "../store/messageStore.ts";
import { chatChanged } from "./topics.ts";

export interface ChatNeeds {
  bus: Bus;
}

/**
 * Changes one message of a chat: `change` writes it with the revision it is given, or returns a refusal. Everybody who may
 * read the chat gets the resulting message.
 */
export async function changeInChat<Code extends ErrorCode>(
  needs: ChatNeeds,
  { tx, place, from }: ChatCall,
  { messageId, change }: { messageId: ChatMessageId; change: (found: MessageRow, chat: Chat) => Promise<Code | null> },
) {
  const locked = await lockChat(tx, place);
  const found = await findMessage(tx, locked.id, messageId);
  if (found === null || isOlder(found, from)) return refuse("messageNotFound");
  const chat = await reviseChat(tx, locked);
  const refused = await change(found, chat);
  if (refused !== null) return refuse(refused);
  const message = await readMessage(tx, messageId);
  return ok({ message: asSeen(message, from) }, [tellMessage(needs, place, { revision: chat.revision, message })]);
}

/** Whether a message is older than what somebody may read of its chat. */
export const isOlder = ({ createdAt }: Pick<MessageRow, "createdAt">, from: string | null): boolean =>
  from !== null && createdAt.toISOString() < from;

/** A message as its author or somebody who reacted sees it; the message it replies to may be too old for them. */
export const asSeen = (message: ChatMessage, from: string | null): ChatMessage =>
  messageSeenFrom(message, from) ?? { ...message, replyTo: null };

/** Sends a message to everybody who may read the chat, after the commit. */
export const tellMessage =
  ({ bus }: ChatNeeds, place: ChatPlace, { revision, message }: { revision: number; message: ChatMessage }) =>
  (): void =>
    bus.publish(chatChanged, { place, revision, change: { kind: "message", message } });

/** Tells everybody who may read a chat that it was cleared up to a position, after the commit. */
export const tellCleared =
  ({ bus }: ChatNeeds, place: ChatPlace, { revision, lastBulkDeletedPosition: position }: Chat) =>
  (): void =>
    bus.publish(chatChanged, { place, revision, change: { kind: "cleared", position } });
