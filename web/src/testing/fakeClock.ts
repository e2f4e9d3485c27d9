import type { Clock } from "../platform/clock.ts";

interface Timer {
  dueMs: number;
  periodMs: number | null;
  run: () => void;
}

/** A clock that stands still until `pass` is called; timers run in order of their time. */
export class FakeClock implements Clock {
  #nowMs = 1_000_000;
  /** How far the wall clock has been set off. */
  #setMs = 0;
  readonly #timers = new Set<Timer>();

  /** Timers that have not run yet. */
  get waiting(): number {
    return this.#timers.size;
  }

  nowMs = (): number => this.#nowMs + this.#setMs;
  frameMs = (): number => this.#nowMs;

  after(delayMs: number, run: () => void): () => void {
    return this.#start({ dueMs: this.#nowMs + delayMs, periodMs: null, run });
  }
  every(periodMs: number, run: () => void): () => void {
    return this.#start({ dueMs: this.#nowMs + periodMs, periodMs, run });
  }

  /** Time passes and due timers run. Promises settle between timers. */
  async pass(ms: number): Promise<void> {
    const untilMs = this.#nowMs + ms;
    for (let next = this.#next(untilMs); next !== null; next = this.#next(untilMs)) {
      this.#nowMs = Math.max(this.#nowMs, next.dueMs);
      if (next.periodMs === null) this.#timers.delete(next);
      else next.dueMs += next.periodMs;
      next.run();
      await settle();
    }
    this.#nowMs = untilMs;
    await settle();
  }

  /** The machine sleeps: time passes, but no timer runs until it wakes. */
  sleep(ms: number): void {
    this.#nowMs += ms;
  }

  /** The wall clock is changed; timers and frames are not affected. */
  setWallClock(byMs: number): void {
    this.#setMs += byMs;
  }

  #next(untilMs: number): Timer | null {
    const due = [...this.#timers].filter((timer) => timer.dueMs <= untilMs);
    return due.toSorted((a, b) => a.dueMs - b.dueMs)[0] ?? null;
  }

  #start(timer: Timer): () => void {
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }
}

/** Lets promise chains run to their end. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
}
