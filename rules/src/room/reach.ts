import type { RoomType } from "@atrium/contract";
import { voicesFade } from "./hearing.ts";

/** Somebody else in my room, as my voice finds them. */
export interface Listener {
  /** Somebody whose connection is away hears nothing. */
  isConnected: boolean;
  /** Near enough, as `staysSubscribed` says. A megaphone of theirs carries their voice to me, not mine to them. */
  isInEarshot: boolean;
}

export interface ReachInput {
  roomType: RoomType;
  /** Mine: it carries my voice through the whole room. */
  hasMegaphone: boolean;
  others: readonly Listener[];
}

/** How many people would hear me. Whom they have muted for themselves is theirs to know and changes nothing. */
export function reach({ roomType, hasMegaphone, others }: ReachInput): number {
  const fillsRoom = hasMegaphone || !voicesFade(roomType);
  return others.filter(({ isConnected, isInEarshot }) => isConnected && (fillsRoom || isInEarshot)).length;
}
