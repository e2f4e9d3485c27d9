import type { Clock } from "../../platform/clock.ts";

const TICK_MS = 2_000;
/** A media server drops a client that is silent for this long. */
const LONG_MS = 15_000;

/** Detects whether the page was suspended: a frozen tab and a sleeping machine run no timers. */
export class SleepWatch {
  readonly #clock: Clock;
  readonly stop: () => void;
  #tickedAtMs: number;
  #sleptUntilMs = -Infinity;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#tickedAtMs = clock.nowMs();
    this.stop = clock.every(TICK_MS, () => this.#tick());
  }

  /** Called on waking, before or after the first timer runs; true once for each sleep. */
  wasLong(): boolean {
    this.#tick();
    const hasJustSlept = this.#clock.nowMs() - this.#sleptUntilMs <= TICK_MS;
    this.#sleptUntilMs = -Infinity;
    return hasJustSlept;
  }

  #tick(): void {
    const nowMs = this.#clock.nowMs();
    if (nowMs - this.#tickedAtMs > LONG_MS) this.#sleptUntilMs = nowMs;
    this.#tickedAtMs = nowMs;
  }
}
