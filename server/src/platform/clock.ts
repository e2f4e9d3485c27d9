/** Time and timers, so that what waits can be tested without waiting. Nothing else in the server makes a timer. */
export interface Clock {
  /** Wall clock, milliseconds since the epoch. May jump. */
  nowMs(): number;
  /** Milliseconds since some moment; never jumps. For measuring how long something took. */
  steadyMs(): number;
  /** Both return their undo, and neither keeps the program alive. */
  after(delayMs: number, run: () => void): () => void;
  every(periodMs: number, run: () => void): () => void;
  /** Once what waits on sockets had its turn. */
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
