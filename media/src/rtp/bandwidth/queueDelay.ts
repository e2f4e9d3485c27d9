const bucketMs = 15_000;
const clockJumpMs = 10_000;

/**
 * How long packets wait on the way, by the difference to the fastest packet of the last 15 to 30 s. Both clocks may start
 * anywhere; only their drift within that time counts, and that is small.
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

  /** The receiver's clock wraps after twelve days. */
  #reset(): void {
    this.#previousLeast = Infinity;
    this.#least = Infinity;
  }
}
