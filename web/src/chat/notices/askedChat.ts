import type { ChatName } from "@atrium/contract";
import { createEmitter } from "../../platform/emitter.ts";

/** The message of a clicked notification: the page's chats open it. */
export interface AskedMessage {
  chat: ChatName;
  position: number;
}

export const chatAsked = createEmitter<AskedMessage>();
