import { ok, refuse } from "@atrium/contract";
import type { ChatMessage, ChatMessageId, ErrorCode } from "@atrium/contract";
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
 * Changes one message of a chat: `change` writes it under the revision it is given, or says why not. Everybody who may
 * read the chat hears of the message as it is then.
 */
export async function changeInChat<Code extends ErrorCode>(
  needs: ChatNeeds,
  { tx, place }: ChatCall,
  { messageId, change }: { messageId: ChatMessageId; change: (found: MessageRow, chat: Chat) => Promise<Code | null> },
) {
  const locked = await lockChat(tx, place);
  const found = await findMessage(tx, locked.id, messageId);
  if (found === null) return refuse("messageNotFound");
  const chat = await reviseChat(tx, locked);
  const refused = await change(found, chat);
  if (refused !== null) return refuse(refused);
  const message = await readMessage(tx, messageId);
  return ok({ message }, [tellMessage(needs, place, { revision: chat.revision, message })]);
}

/** Tells those who may read a chat of a message, after the commit. */
export const tellMessage =
  ({ bus }: ChatNeeds, place: ChatPlace, { revision, message }: { revision: number; message: ChatMessage }) =>
  (): void =>
    bus.publish(chatChanged, { place, revision, change: { kind: "message", message } });

/** Tells those who may read a chat that it is empty up to a position, after the commit. */
export const tellCleared =
  ({ bus }: ChatNeeds, place: ChatPlace, { revision, lastBulkDeletedPosition: position }: Chat) =>
  (): void =>
    bus.publish(chatChanged, { place, revision, change: { kind: "cleared", position } });
