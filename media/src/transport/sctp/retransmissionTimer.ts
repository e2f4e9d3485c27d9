const initialMs = 1000;
const minMs = 500;
const maxMs = 10_000;
const maxTimeouts = 10;

/** How long to wait for an acknowledgement, learned from measured round trips (RFC 9260 section 6.3). */
export class RetransmissionTimer {
  #smoothedMs: number | null = null;
  #variationMs = 0;
  #timeoutMs = initialMs;
  #timeouts = 0;

  get timeoutMs(): number {
    return this.#timeoutMs;
  }

  /** Something was acknowledged; `tookMs` is null if it was sent more than once, which measures nothing. */
  onArrival(tookMs: number | null): void {
    this.#timeouts = 0;
    if (tookMs === null) return;
    if (this.#smoothedMs === null) {
      this.#smoothedMs = tookMs;
      this.#variationMs = tookMs / 2;
    } else {
      this.#variationMs += (Math.abs(this.#smoothedMs - tookMs) - this.#variationMs) / 4;
      this.#smoothedMs += (tookMs - this.#smoothedMs) / 8;
    }
    this.#timeoutMs = Math.min(maxMs, Math.max(minMs, this.#smoothedMs + 4 * this.#variationMs));
  }

  /** False after too many in a row. */
  onTimeout(): boolean {
    this.#timeoutMs = Math.min(maxMs, this.#timeoutMs * 2);
    this.#timeouts++;
    return this.#timeouts <= maxTimeouts;
  }
}
