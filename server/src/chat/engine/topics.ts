import type { AccountId, ChatMessage, ChatMessageId, Typing } from "@atrium/contract";
import { topic } from "../../platform/bus.ts";
import type { ChatPlace } from "../store/chatPlace.ts";

export interface ChatChange {
  place: ChatPlace;
  revision: number;
  change: { kind: "message"; message: ChatMessage } | { kind: "cleared"; position: number };
}

/** Something in a chat has changed: everybody who may read it is notified. */
export const chatChanged = topic<ChatChange>("chatChanged");

export interface LinksWritten {
  place: ChatPlace;
  messageId: ChatMessageId;
  accountId: AccountId;
  content: string;
}
/** A message with links has been written or changed: their pages may be asked for their titles. */
export const linksWritten = topic<LinksWritten>("linksWritten");

/** Somebody has read further: their other pages are notified. */
export const chatRead = topic<{ place: ChatPlace; accountId: AccountId; position: number }>("chatRead");

/** Somebody is typing: the others who may read the chat are notified. */
export const chatTyping = topic<{ place: ChatPlace; typing: Typing }>("chatTyping");
