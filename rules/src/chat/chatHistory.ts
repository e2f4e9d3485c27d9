import type { ChatMessage, SpaceRole } from "@atrium/contract";
import { needsRoomPassword } from "../permissions/canSeeRoom.ts";
import { isGuest } from "../permissions/principals.ts";

/** Somebody in a room. */
interface Reader {
  role: SpaceRole;
  /** When they last entered it. */
  arrivedAt: string;
}

/**
 * The time from which somebody sees a room's messages: for guests of a locked room, when they were admitted; null for all
 * messages. Times are UTC in ISO format, which sort by time.
 */
export const historyFrom = ({ role, arrivedAt }: Reader, room: { hasPassword: boolean }): string | null =>
  isGuest(role) && needsRoomPassword(role, room) ? arrivedAt : null;

/** A message for somebody who sees messages from some time on: null if it is older; the one it replies to may be. */
export function messageSeenFrom(message: ChatMessage, from: string | null): ChatMessage | null {
  if (from === null) return message;
  if (message.createdAt < from) return null;
  const { replyTo } = message;
  const isSeen = replyTo?.createdAt !== undefined && replyTo.createdAt >= from;
  return isSeen ? message : { ...message, replyTo: null };
}
