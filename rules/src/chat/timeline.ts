import { constants } from "@atrium/contract";
import type { AccountId, ChatMessage, ChatPage } from "@atrium/contract";
import { isMentioned } from "./mentions.ts";

/**
 * A chat as one browser knows it: messages in a row from the oldest that is loaded up to the newest. Its revision says
 * which changes it holds; a change that skips one was missed, and then the newest page is read again.
 */
export interface Timeline {
  messages: readonly ChatMessage[];
  hasOlder: boolean;
  revision: number;
  lastPosition: number;
  /** Up to here I have read. */
  readPosition: number;
}

/** Whoever has never been here has nothing unread: they begin now. */
export const timelineOf = ({ messages, hasOlder, revision, lastPosition, readPosition }: ChatPage): Timeline => ({
  messages,
  hasOlder,
  revision,
  lastPosition: Math.max(lastPosition, messages.at(-1)?.position ?? 0),
  readPosition: readPosition ?? lastPosition,
});

/** With the page before it; one that does not reach up to it, or that holds what it has, changes nothing. */
export function withOlder(timeline: Timeline, page: ChatPage): Timeline {
  const first = timeline.messages[0]?.position ?? timeline.lastPosition + 1;
  const older = page.messages.filter(({ position }) => position < first);
  if (older.length === 0) return { ...timeline, hasOlder: page.hasOlder };
  return { ...timeline, messages: [...older, ...timeline.messages], hasOlder: page.hasOlder };
}

/** What a message is now; `missed` when changes before it have not arrived. */
export function withMessage(
  timeline: Timeline,
  { revision, message }: { revision: number; message: ChatMessage },
): Timeline | "missed" {
  if (revision > timeline.revision + 1) return "missed";
  const messages = placed(timeline, message);
  const lastPosition = Math.max(timeline.lastPosition, message.position);
  return { ...timeline, messages, lastPosition, revision: Math.max(timeline.revision, revision) };
}

/** Everything up to a position is gone. */
export function withCleared(
  timeline: Timeline,
  { revision, position }: { revision: number; position: number },
): Timeline | "missed" {
  if (revision > timeline.revision + 1) return "missed";
  const messages = timeline.messages.filter((message) => message.position > position);
  return { ...timeline, messages, hasOlder: false, revision: Math.max(timeline.revision, revision) };
}

/** Up to where I have read; it never goes back. */
export const withRead = (timeline: Timeline, position: number): Timeline => ({
  ...timeline,
  readPosition: Math.max(timeline.readPosition, Math.min(position, timeline.lastPosition)),
});

/** How many of the messages that are loaded I have not read; my own never count, nor what is deleted. */
export const unreadIn = ({ messages, readPosition }: Timeline, selfId: AccountId | null): number =>
  messages.filter(
    ({ position, author, isDeleted }) => position > readPosition && !isDeleted && author?.accountId !== selfId,
  ).length;

/** How many of those are meant for me by name, or for everybody. */
export const mentionsUnreadIn = ({ messages, readPosition }: Timeline, selfId: AccountId | null): number =>
  messages.filter(
    ({ position, author, content }) =>
      position > readPosition && author?.accountId !== selfId && isMentioned(content, selfId),
  ).length;

/** The newest form of a message in its place, and its words wherever it is answered to. */
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

/** An answer shows the words of what it answers to as they are now. */
function answering(message: ChatMessage, changed: ChatMessage): ChatMessage {
  if (message.replyTo?.id !== changed.id) return message;
  const excerpt = Array.from(changed.content || (changed.attachments?.[0]?.name ?? ""))
    .slice(0, constants.chat.excerpt)
    .join("");
  return { ...message, replyTo: { ...message.replyTo, excerpt, isDeleted: changed.isDeleted } };
}
