import type { ChatMessage, SpaceRole } from "@atrium/contract";
import { needsRoomPassword } from "../permissions/canSeeRoom.ts";
import { isGuest } from "../permissions/principals.ts";

/** Whoever is in a room. */
interface Reader {
  role: SpaceRole;
  /** When they came in, this time. */
  arrivedAt: string;
}

/**
 * From when on somebody sees what is written in a room: guests of a locked one from when they were let in; null is all
 * of it. Times are ISO texts of UTC, whose order is that of time.
 */
export const historyFrom = ({ role, arrivedAt }: Reader, room: { hasPassword: boolean }): string | null =>
  isGuest(role) && needsRoomPassword(role, room) ? arrivedAt : null;

/** A message for somebody who sees them from some time on: null where it is older; what it answers to may be. */
export function messageSeenFrom(message: ChatMessage, from: string | null): ChatMessage | null {
  if (from === null) return message;
  if (message.createdAt < from) return null;
  const { replyTo } = message;
  const isSeen = replyTo?.createdAt !== undefined && replyTo.createdAt >= from;
  return isSeen ? message : { ...message, replyTo: null };
}
