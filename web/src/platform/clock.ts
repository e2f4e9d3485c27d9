/** Time and timers, so that tests need not wait. */
export interface Clock {
  /** Wall clock, milliseconds since the epoch. Keeps running during sleep. */
  nowMs(): number;
  /** Time of frames: as `performance.now()` and as the argument of `requestAnimationFrame`. */
  frameMs(): number;
  /** Both return their undo. */
  after(delayMs: number, run: () => void): () => void;
  every(periodMs: number, run: () => void): () => void;
}

/** The real clock. */
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
