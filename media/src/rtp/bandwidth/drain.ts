/** A longer queue is drained before videos continue: all audio waits behind it. */
const longQueueMs = 300;
const runOutMs = 40;
/** A queue that lasts this long is caused by other traffic. */
const giveUpAfterMs = 5000;
/** A shorter drain does not measure the line's capacity. */
const leastMeasuredMs = 300;

/** The period in which a long queue drains. The rate that arrives meanwhile is the line's capacity. */
export class Drain {
  /** Share of the estimate that may be sent meanwhile: the audio and hardly any video. */
  readonly share = 0.3;
  #sinceMs: number | null = null;
  #bytes = 0;

  get isOn(): boolean {
    return this.#sinceMs !== null;
  }

  start(waitMs: number, nowMs: number): void {
    if (waitMs < longQueueMs) return;
    this.#sinceMs = nowMs;
    this.#bytes = 0;
  }

  /** Returns the line's capacity in bits per second once the queue has drained, if that took long enough to measure. */
  onFeedback(deliveredBytes: number, waitMs: number, nowMs: number): number | null {
    const lastedMs = nowMs - (this.#sinceMs ?? nowMs);
    this.#bytes += deliveredBytes;
    if (waitMs > runOutMs && lastedMs < giveUpAfterMs) return null;
    this.#sinceMs = null;
    return waitMs > runOutMs || lastedMs < leastMeasuredMs ? null : (this.#bytes * 8000) / lastedMs;
  }
}
