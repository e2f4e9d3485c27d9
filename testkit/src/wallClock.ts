import { systemClock } from "@atrium/server";
import type { Clock } from "@atrium/server";

/** A clock whose time of day stands still until moved, while timers run as ever: for long times in a whole program. */
export interface WallClock extends Clock {
  /** Moves the time of day; no timer notices. */
  move(ms: number): void;
}

/** The system's clock with a wall time of the test's; timers and the steady time go on as they do. */
export function createWallClock(startMs: number): WallClock {
  let now = startMs;
  return { ...systemClock, nowMs: () => now, move: (ms) => void (now += ms) };
}
