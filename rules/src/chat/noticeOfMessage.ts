import type { AccountId, ChatKind, ChatMessage } from "@atrium/contract";
import { isMentioned } from "./mentions.ts";

/** The recipient of a message. */
interface Hearer {
  selfId: AccountId | null;
  /** The newest position of the chat that they have received. */
  heardUpTo: number;
  /** They are looking at the newest message of the chat. */
  isReading: boolean;
  /** They do not want to be disturbed. */
  isQuiet: boolean;
}

/** The kind of notification: a message that mentions me is a mention, in any chat. */
export type MessageNotice = ChatKind | "mention";

/** The kind of notification for a message; null if it is not new, or needs none. */
export function noticeOfMessage(kind: ChatKind, message: ChatMessage, hearer: Hearer): MessageNotice | null {
  const isMine = message.author !== null && message.author.accountId === hearer.selfId;
  if (isMine || hearer.isReading || hearer.isQuiet || !isNew(message, hearer.heardUpTo)) return null;
  return kind !== "direct" && isMentioned(message.content, hearer.selfId) ? "mention" : kind;
}

/** A message for me alone, or that mentions me, has a different sound from one for many. */
export const soundOfNotice = (notice: MessageNotice): "personal-chat" | "notification" =>
  notice === "direct" || notice === "mention" ? "personal-chat" : "notification";

/** A new message; edits, deletions, reactions and highlights of an older one are not. */
const isNew = ({ position, editedAt, isDeleted, reactions, highlightedAt }: ChatMessage, heardUpTo: number): boolean =>
  position > heardUpTo && editedAt === null && !isDeleted && reactions.length === 0 && highlightedAt === null;
