import { constants } from "@atrium/contract";
import type { RoomType } from "@atrium/contract";

/**
 * Who hears whom in a spatial room, and how loud. Gain is 1 up to `hearing.fullUnits`, falls along a cosine and is 0
 * from `hearing.silentUnits` on. A megaphone is heard at 1 everywhere. Distances are floor units.
 */
export interface Place {
  x: number;
  y: number;
}
export interface Voice extends Place {
  hasMegaphone: boolean;
}

export interface Heard {
  /** 0 (silent) to 1. */
  gain: number;
  /** -`hearing.maxPan` (left) to `hearing.maxPan` (right). */
  pan: number;
  /** Whether the sound should be received at all; see `staysSubscribed`. */
  subscribed: boolean;
}

const { fullUnits, silentUnits, hysteresisUnits, maxPan } = constants.hearing;

/** How a listener hears a voice. `wasSubscribed` says whether it is currently received. */
export function hear(listener: Place, voice: Voice, wasSubscribed: boolean): Heard {
  const units = distanceUnits(listener, voice);
  const subscribed = voice.hasMegaphone || staysSubscribed(units, wasSubscribed);
  return { gain: voice.hasMegaphone ? 1 : gainAt(units), pan: panAt(voice.x - listener.x), subscribed };
}

/** Whether voices fade with distance in this type of room; on a stage or at a board everybody hears everybody. */
export const voicesFade = (type: RoomType): boolean => type === "spatial";

/** Gain at a distance, 0 to 1; never increases with distance. */
export function gainAt(units: number): number {
  if (units <= fullUnits) return 1;
  if (units >= silentUnits) return 0;
  const share = (units - fullUnits) / (silentUnits - fullUnits);
  return (1 + Math.cos(Math.PI * share)) / 2;
}

/** Stereo pan of a voice `rightUnits` to the right of the listener; near the centre when close. */
export function panAt(rightUnits: number): number {
  const share = Math.max(-1, Math.min(1, rightUnits / silentUnits));
  return maxPan * share;
}

/** A received voice is kept a little beyond the silent distance, so that stepping back and forth at the edge changes nothing. */
export function staysSubscribed(units: number, wasSubscribed: boolean): boolean {
  return units < silentUnits + (wasSubscribed ? hysteresisUnits : 0);
}

export const distanceUnits = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);
