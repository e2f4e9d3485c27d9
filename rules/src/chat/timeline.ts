import { constants } from "@atrium/contract";
import type { AccountId, ChatKept, ChatMessage, ChatPage } from "@atrium/contract";
import { excerptOf } from "./excerptOf.ts";
import { isMentioned } from "./mentions.ts";

/**
 * A chat as one browser knows it: consecutive messages from the oldest loaded to the newest. Its revision says which
 * changes it includes; if a change skips one, that one was missed, and the newest page is loaded again.
 */
export interface Timeline {
  messages: readonly ChatMessage[];
  hasOlder: boolean;
  revision: number;
  lastPosition: number;
  /** How far I have read. */
  readPosition: number;
  /** How long messages are kept; null while none were deleted for their age. */
  kept: ChatKept | null;
}

/** Somebody who has never been here starts with nothing unread. */
export const timelineOf = ({ messages, hasOlder, revision, lastPosition, readPosition, kept }: ChatPage): Timeline => ({
  messages,
  hasOlder,
  revision,
  lastPosition: Math.max(lastPosition, messages.at(-1)?.position ?? 0),
  readPosition: readPosition ?? lastPosition,
  kept: kept ?? null,
});

/** Adds the page before it; a page that does not adjoin it, or that it already has, changes nothing. */
export function withOlder(timeline: Timeline, page: ChatPage): Timeline {
  const first = timeline.messages[0]?.position ?? timeline.lastPosition + 1;
  const older = page.messages.filter(({ position }) => position < first);
  const kept = page.kept ?? timeline.kept;
  if (older.length === 0) return { ...timeline, hasOlder: page.hasOlder, kept };
  return { ...timeline, messages: [...older, ...timeline.messages], hasOlder: page.hasOlder, kept };
}

/** Applies a message's new version; `missed` if earlier changes have not arrived. */
export function withMessage(
  timeline: Timeline,
  { revision, message }: { revision: number; message: ChatMessage },
): Timeline | "missed" {
  if (revision > timeline.revision + 1) return "missed";
  const messages = placed(timeline, message);
  const lastPosition = Math.max(timeline.lastPosition, message.position);
  return { ...timeline, messages, lastPosition, revision: Math.max(timeline.revision, revision) };
}

/** Removes everything up to a position: the whole chat, or what it does not keep any more. */
export function withCleared(
  timeline: Timeline,
  { revision, position }: { revision: number; position: number },
): Timeline | "missed" {
  if (revision > timeline.revision + 1) return "missed";
  const { messages, hasOlder } = withoutUpTo(timeline, position);
  return { ...timeline, messages, hasOlder, revision: Math.max(timeline.revision, revision) };
}

/** Consecutive messages without those up to a position; a reply to one of them quotes nothing any more. */
export function withoutUpTo<Part extends Pick<Timeline, "messages" | "hasOlder">>(part: Part, position: number): Part {
  const left = part.messages.filter((message) => message.position > position);
  const messages = left.map((each) =>
    each.replyTo !== null && each.replyTo.position <= position ? { ...each, replyTo: null } : each,
  );
  const first = left[0]?.position ?? 0;
  return { ...part, messages, hasOlder: part.hasOlder && first > position + 1 };
}

/** Moves my read position; it never goes back. */
export const withRead = (timeline: Timeline, position: number): Timeline => ({
  ...timeline,
  readPosition: Math.max(timeline.readPosition, Math.min(position, timeline.lastPosition)),
});

/**
 * How many of the newest page's messages I have not read; my own and deleted ones never count. Older messages do not
 * count, however many are loaded, so that all my devices show the same number.
 */
export const unreadIn = (timeline: Timeline, selfId: AccountId | null): number =>
  unreadOf(timeline, selfId).filter(({ isDeleted }) => !isDeleted).length;

/** How many of those mention me, or everybody. */
export const mentionsUnreadIn = (timeline: Timeline, selfId: AccountId | null): number =>
  unreadOf(timeline, selfId).filter(({ content }) => isMentioned(content, selfId)).length;

function unreadOf({ messages, readPosition, lastPosition }: Timeline, selfId: AccountId | null) {
  const after = Math.max(readPosition, lastPosition - constants.chat.page);
  return messages.filter(({ position, author }) => position > after && author?.accountId !== selfId);
}

/** Replaces a message by its newest version, and updates the replies that quote it. */
export function withChanged(messages: readonly ChatMessage[], message: ChatMessage): ChatMessage[] {
  const known = messages.find(({ id }) => id === message.id);
  if (known !== undefined && known.revision >= message.revision) return [...messages];
  return messages.map((each) => (each.id === message.id ? message : answering(each, message)));
}

function placed({ messages, hasOlder }: Timeline, message: ChatMessage): ChatMessage[] {
  if (messages.some(({ id }) => id === message.id)) return withChanged(messages, message);
  const first = messages[0]?.position ?? 0;
  const isBefore = hasOlder && message.position < first;
  const others = messages.map((each) => answering(each, message));
  return isBefore ? others : [...others, message].toSorted((a, b) => a.position - b.position);
}

/** A reply quotes the current text of the message it replies to. */
function answering(message: ChatMessage, changed: ChatMessage): ChatMessage {
  if (message.replyTo?.id !== changed.id) return message;
  const excerpt = excerptOf(changed.content || (changed.attachments?.[0]?.name ?? ""));
  return { ...message, replyTo: { ...message.replyTo, excerpt, isDeleted: changed.isDeleted } };
}
