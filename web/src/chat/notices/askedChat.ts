import type { ChatName } from "@atrium/contract";
import { createEmitter } from "../../platform/emitter.ts";

/** A message that somebody has pressed a notification of: whoever draws the chats of the page leads to it. */
export interface AskedMessage {
  chat: ChatName;
  position: number;
}

export const chatAsked = createEmitter<AskedMessage>();
