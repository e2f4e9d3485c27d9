import type { AccountId, ChatKind, ChatMessage } from "@atrium/contract";

import { isMentioned } from "./mentions.ts";

/** Whoever a message comes to. */
interface Hearer {
  selfId: AccountId | null;
  /** The newest position of the chat that they have heard of. */
  heardUpTo: number;
  /** They have the chat before them, at its newest message. */
  isReading: boolean;
  /** They do not want to be disturbed. */
  isQuiet: boolean;
}

/** What a message sounds like: one for me, alone or by name, another way than one for many; null for nothing new, or nothing to be told of. */
export function soundOfMessage(kind: ChatKind, message: ChatMessage, hearer: Hearer) {
  const isMine = message.author !== null && message.author.accountId === hearer.selfId;
  if (isMine || hearer.isReading || hearer.isQuiet || !isNew(message, hearer.heardUpTo)) return null;
  return kind === "direct" || isMentioned(message.content, hearer.selfId) ? "personal-chat" : "notification";
}

/** Written just now: what is said of an older one, or done to it, is no news. */
const isNew = ({ position, editedAt, isDeleted, reactions, highlightedAt }: ChatMessage, heardUpTo: number): boolean =>
  position > heardUpTo && editedAt === null && !isDeleted && reactions.length === 0 && highlightedAt === null;
