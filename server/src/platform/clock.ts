/** Time and timers, so that tests need not wait. Nothing else in the server creates timers. */
export interface Clock {
  /** Wall clock, milliseconds since the epoch. May jump. */
  nowMs(): number;
  /** Milliseconds since an arbitrary start; never jumps. For measuring durations. */
  steadyMs(): number;
  /** Both return their undo, and neither keeps the program alive. */
  after(delayMs: number, run: () => void): () => void;
  every(periodMs: number, run: () => void): () => void;
  /** Runs after pending socket events. */
  soon(run: () => void): void;
}

export const systemClock: Clock = {
  nowMs: () => Date.now(),
  steadyMs: () => performance.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs).unref();
    return () => clearTimeout(timer);
  },
  every(periodMs, run) {
    const timer = setInterval(run, periodMs).unref();
    return () => clearInterval(timer);
  },
  soon: (run) => void setImmediate(run),
};
