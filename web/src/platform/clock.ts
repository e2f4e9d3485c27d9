/** Time and timers, so that what waits can be tested without waiting. */
export interface Clock {
  /** Wall clock, milliseconds since the epoch. Goes on during sleep. */
  nowMs(): number;
  /** Time of frames: as `performance.now()` and as the argument of `requestAnimationFrame`. */
  frameMs(): number;
  /** Both return their undo. */
  after(delayMs: number, run: () => void): () => void;
  every(periodMs: number, run: () => void): () => void;
}

/** The browser's own clock. */
export const browserClock: Clock = {
  nowMs: () => Date.now(),
  frameMs: () => performance.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  every(periodMs, run) {
    const timer = setInterval(run, periodMs);
    return () => clearInterval(timer);
  },
};
