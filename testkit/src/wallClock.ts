import { systemClock } from "@atrium/server";
import type { Clock } from "@atrium/server";

/** A clock whose time of day stands still until moved, while timers run as ever: for long times in a whole program. */
export interface WallClock extends Clock {
  /** Moves the time of day; no timer notices. */
  move(ms: number): void;
  /** Stops the steady time, or lets it go on: limits that fill up again by it stay as they are, however slow the calls. */
  holdSteady(isHeld: boolean): void;
  /** Lets the steady time go on by so much at once: limits that fill up again by it do. */
  skipSteady(ms: number): void;
}

/** The system's clock with a wall time of the test's; timers go on as they do, and the steady time until it is held. */
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
