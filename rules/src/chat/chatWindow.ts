import { constants } from "@atrium/contract";
import type { ChatMessage, ChatPage } from "@atrium/contract";
import { withChanged, type Timeline } from "./timeline.ts";

const { page: PAGE } = constants.chat;

/** Consecutive messages somewhere in a chat's past, separate from the newest ones in the timeline. */
export interface ChatWindow {
  messages: readonly ChatMessage[];
  hasOlder: boolean;
}

/** The `before` position for a page with this message roughly in its middle. */
export const beforeAround = (position: number): number => position + Math.floor(PAGE / 2);

/** The `before` position for the page that follows a window. */
export const beforeNewer = ({ messages }: ChatWindow): number => (messages.at(-1)?.position ?? 0) + PAGE + 1;

export const windowOf = ({ messages, hasOlder }: ChatPage): ChatWindow => ({ messages, hasOlder });

/** Adds the page before it. */
export function windowWithOlder(window: ChatWindow, page: ChatPage): ChatWindow {
  const first = window.messages[0]?.position ?? Infinity;
  const older = page.messages.filter(({ position }) => position < first);
  return { messages: [...older, ...window.messages], hasOlder: page.hasOlder };
}

/** Adds the page after it. */
export function windowWithNewer(window: ChatWindow, page: ChatPage): ChatWindow {
  const last = window.messages.at(-1)?.position ?? 0;
  return { ...window, messages: [...window.messages, ...page.messages.filter(({ position }) => position > last)] };
}

/** Updates one of its messages; a message outside it only changes the replies that quote it. */
export const windowWithMessage = (window: ChatWindow, message: ChatMessage): ChatWindow => ({
  ...window,
  messages: withChanged(window.messages, message),
});

/** Merges both into one timeline once the window reaches it; null while there is a gap between them. */
export function joinedTimeline(timeline: Timeline, window: ChatWindow): Timeline | null {
  const first = timeline.messages[0]?.position ?? timeline.lastPosition + 1;
  const last = window.messages.at(-1)?.position ?? 0;
  if (last + 1 < first) return null;
  const older = window.messages.filter(({ position }) => position < first);
  if (older.length === 0) return timeline;
  return { ...timeline, messages: [...older, ...timeline.messages], hasOlder: window.hasOlder };
}
