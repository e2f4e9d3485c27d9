import { constants } from "@atrium/contract";
import type { ChatMessage, ChatPage } from "@atrium/contract";
import { withChanged, type Timeline } from "./timeline.ts";

const { page: PAGE } = constants.chat;

/** Messages in a row somewhere in a chat's past, apart from the newest ones that the timeline holds. */
export interface ChatWindow {
  messages: readonly ChatMessage[];
  hasOlder: boolean;
}

/** Before which position to ask for a page that has this one about in its middle. */
export const beforeAround = (position: number): number => position + Math.floor(PAGE / 2);

/** Before which position to ask for the page that goes on behind a window. */
export const beforeNewer = ({ messages }: ChatWindow): number => (messages.at(-1)?.position ?? 0) + PAGE + 1;

export const windowOf = ({ messages, hasOlder }: ChatPage): ChatWindow => ({ messages, hasOlder });

/** With the page before it. */
export function windowWithOlder(window: ChatWindow, page: ChatPage): ChatWindow {
  const first = window.messages[0]?.position ?? Infinity;
  const older = page.messages.filter(({ position }) => position < first);
  return { messages: [...older, ...window.messages], hasOlder: page.hasOlder };
}

/** With the page behind it. */
export function windowWithNewer(window: ChatWindow, page: ChatPage): ChatWindow {
  const last = window.messages.at(-1)?.position ?? 0;
  return { ...window, messages: [...window.messages, ...page.messages.filter(({ position }) => position > last)] };
}

/** What one of its messages is now; others change nothing, but the words of what is answered. */
export const windowWithMessage = (window: ChatWindow, message: ChatMessage): ChatWindow => ({
  ...window,
  messages: withChanged(window.messages, message),
});

/** Both as one timeline, once the window reaches what it holds; null while there is something between them. */
export function joinedTimeline(timeline: Timeline, window: ChatWindow): Timeline | null {
  const first = timeline.messages[0]?.position ?? timeline.lastPosition + 1;
  const last = window.messages.at(-1)?.position ?? 0;
  if (last + 1 < first) return null;
  const older = window.messages.filter(({ position }) => position < first);
  if (older.length === 0) return timeline;
  return { ...timeline, messages: [...older, ...timeline.messages], hasOlder: window.hasOlder };
}
