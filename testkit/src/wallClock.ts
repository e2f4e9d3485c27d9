import { systemClock } from "@atrium/server";
import type { Clock } from "@atrium/server";

/** A clock whose wall time stands still until moved, while timers run as usual: for long times in a whole program. */
export interface WallClock extends Clock {
  /** Moves the wall time; timers are not affected. */
  move(ms: number): void;
  /** Stops or resumes the steady clock: while stopped, rate limits do not refill, however slow the calls. */
  holdSteady(isHeld: boolean): void;
  /** Advances the steady clock at once, which refills rate limits. */
  skipSteady(ms: number): void;
}

/** The system's clock with the test's wall time; timers run as usual, and so does the steady clock until held. */
export function createWallClock(startMs: number): WallClock {
  let now = startMs;
  let heldAtMs: number | null = null;
  let aheadMs = 0;
  return {
    ...systemClock,
    nowMs: () => now,
    steadyMs: () => (heldAtMs ?? systemClock.steadyMs()) + aheadMs,
    move: (ms) => void (now += ms),
    holdSteady: (isHeld) => void (heldAtMs = isHeld ? systemClock.steadyMs() : null),
    skipSteady: (ms) => void (aheadMs += ms),
  };
}
