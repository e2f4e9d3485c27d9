import type { RoomType } from "@atrium/contract";
import { voicesFade } from "./hearing.ts";

/** Somebody else in my room, as a possible listener. */
export interface Listener {
  /** Somebody disconnected hears nothing. */
  isConnected: boolean;
  /** Near enough, by `staysSubscribed`. A megaphone of theirs carries their voice to me, not mine to them. */
  isInEarshot: boolean;
}

export interface ReachInput {
  roomType: RoomType;
  /** Mine: it carries my voice through the whole room. */
  hasMegaphone: boolean;
  others: readonly Listener[];
}

/** How many people would hear me. Whether they have muted me locally is private and does not count. */
export function reach({ roomType, hasMegaphone, others }: ReachInput): number {
  const fillsRoom = hasMegaphone || !voicesFade(roomType);
  return others.filter(({ isConnected, isInEarshot }) => isConnected && (fillsRoom || isInEarshot)).length;
}
