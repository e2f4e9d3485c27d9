/**
 * How fast one TCP connection is read. Whoever sends faster is left unread for a while, so that TCP itself slows them
 * down: what is read and then dropped would cost the thread of everybody else's call.
 */
export class ReadPace {
  readonly #bytesPerMs: number;
  /** What may come at once after a while of less. */
  readonly #mostAhead: number;
  #ahead: number;
  #atMs: number;

  constructor({ bytesPerSecond, burstBytes }: { bytesPerSecond: number; burstBytes: number }, nowMs: number) {
    this.#bytesPerMs = bytesPerSecond / 1000;
    this.#mostAhead = burstBytes;
    this.#ahead = burstBytes;
    this.#atMs = nowMs;
  }

  /** So much was read; for how many milliseconds nothing more should be. Time never goes back. */
  read(bytes: number, nowMs: number): number {
    const gained = Math.max(0, nowMs - this.#atMs) * this.#bytesPerMs;
    this.#atMs = Math.max(this.#atMs, nowMs);
    this.#ahead = Math.min(this.#mostAhead, this.#ahead + gained) - bytes;
    return this.#ahead >= 0 ? 0 : Math.ceil(-this.#ahead / this.#bytesPerMs);
  }
}
