import type { AccountId, ChatMessage, Typing } from "@atrium/contract";
import { topic } from "../../platform/bus.ts";
import type { ChatPlace } from "../store/chatPlace.ts";

export interface ChatChange {
  place: ChatPlace;
  revision: number;
  change: { kind: "message"; message: ChatMessage } | { kind: "cleared"; position: number };
}

/** Something in a chat has changed: everybody who may read it is told. */
export const chatChanged = topic<ChatChange>("chatChanged");

/** Somebody has read further: their other pages are told. */
export const chatRead = topic<{ place: ChatPlace; accountId: AccountId; position: number }>("chatRead");

/** Somebody is typing: the others who may read the chat are told. */
export const chatTyping = topic<{ place: ChatPlace; typing: Typing }>("chatTyping");
