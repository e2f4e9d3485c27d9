import type { Clock } from "@atrium/server";

interface Timer {
  atMs: number;
  periodMs: number | null;
  run: () => void;
}

/** A clock that stands still until advanced. Timers run in the order of their times. */
export interface FakeClock extends Clock {
  /** Advances by this many milliseconds, running every timer that becomes due on the way. */
  advance(ms: number): void;
}

/** Starts at `startMs` for both the wall clock and the steady clock. */
export function createFakeClock(startMs = 1_000_000): FakeClock {
  let now = startMs;
  const timers = new Set<Timer>();
  const add = (timer: Timer) => {
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const next = (untilMs: number) =>
    [...timers].filter((timer) => timer.atMs <= untilMs).toSorted((a, b) => a.atMs - b.atMs)[0];
  return {
    nowMs: () => now,
    steadyMs: () => now,
    after: (delayMs, run) => add({ atMs: now + delayMs, periodMs: null, run }),
    every: (periodMs, run) => add({ atMs: now + periodMs, periodMs, run }),
    soon: (run) => void add({ atMs: now, periodMs: null, run }),
    advance(ms) {
      const untilMs = now + ms;
      for (let timer = next(untilMs); timer !== undefined; timer = next(untilMs)) {
        now = Math.max(now, timer.atMs);
        if (timer.periodMs === null) timers.delete(timer);
        else timer.atMs += timer.periodMs;
        timer.run();
      }
      now = untilMs;
    },
  };
}
