const bucketMs = 15_000;
const clockJumpMs = 10_000;

/**
 * How long packets queue on the way, relative to the fastest packet of the last 15 to 30 s. The clocks may be arbitrarily
 * apart; only their drift within that time matters, and it is small.
 */
export class QueueDelay {
  #previousLeast = Infinity;
  #least = Infinity;
  #bucketStartMs = -Infinity;

  /** `transitMs` is arrival on the receiver's clock minus departure on ours. Returns the wait in milliseconds. */
  add(transitMs: number, nowMs: number): number {
    if (Math.abs(transitMs - Math.min(this.#least, this.#previousLeast)) > clockJumpMs) this.#reset();
    if (nowMs - this.#bucketStartMs > bucketMs) {
      this.#previousLeast = this.#least;
      this.#least = Infinity;
      this.#bucketStartMs = nowMs;
    }
    this.#least = Math.min(this.#least, transitMs);
    return transitMs - Math.min(this.#least, this.#previousLeast);
  }

  /** The receiver's clock wraps every twelve days. */
  #reset(): void {
    this.#previousLeast = Infinity;
    this.#least = Infinity;
  }
}
