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

/** What one is told of a message as: what names me is a mention, wherever it stands. */
export type MessageNotice = ChatKind | "mention";

/** As what a message is told of; null for nothing new, or nothing to be told of. */
export function noticeOfMessage(kind: ChatKind, message: ChatMessage, hearer: Hearer): MessageNotice | null {
  const isMine = message.author !== null && message.author.accountId === hearer.selfId;
  if (isMine || hearer.isReading || hearer.isQuiet || !isNew(message, hearer.heardUpTo)) return null;
  return kind !== "direct" && isMentioned(message.content, hearer.selfId) ? "mention" : kind;
}

/** One for me, alone or by name, sounds another way than one for many. */
export const soundOfNotice = (notice: MessageNotice): "personal-chat" | "notification" =>
  notice === "direct" || notice === "mention" ? "personal-chat" : "notification";

/** Written just now: what is said of an older one, or done to it, is no news. */
const isNew = ({ position, editedAt, isDeleted, reactions, highlightedAt }: ChatMessage, heardUpTo: number): boolean =>
  position > heardUpTo && editedAt === null && !isDeleted && reactions.length === 0 && highlightedAt === null;
