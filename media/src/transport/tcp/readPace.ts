/**
 * Limits how fast one TCP connection is read. If a peer sends faster, reading pauses, so that TCP itself slows it down:
 * data that is read and then dropped would cost everybody's thread time.
 */
export class ReadPace {
  readonly #bytesPerMs: number;
  /** What may arrive at once after a quiet time. */
  readonly #mostAhead: number;
  #ahead: number;
  #atMs: number;

  constructor({ bytesPerSecond, burstBytes }: { bytesPerSecond: number; burstBytes: number }, nowMs: number) {
    this.#bytesPerMs = bytesPerSecond / 1000;
    this.#mostAhead = burstBytes;
    this.#ahead = burstBytes;
    this.#atMs = nowMs;
  }

  /** Counts bytes read; returns for how many milliseconds reading should pause. Time never goes back. */
  read(bytes: number, nowMs: number): number {
    const gained = Math.max(0, nowMs - this.#atMs) * this.#bytesPerMs;
    this.#atMs = Math.max(this.#atMs, nowMs);
    this.#ahead = Math.min(this.#mostAhead, this.#ahead + gained) - bytes;
    return this.#ahead >= 0 ? 0 : Math.ceil(-this.#ahead / this.#bytesPerMs);
  }
}
