import type { BandwidthEstimator } from "./bandwidthEstimator.ts";

/** Long enough to measure the delivered rate over half of it, whatever the round-trip time. */
const lengthMs = 1000;
/** Limited, so that a failed probe hardly delays the audio. */
const reach = 1.5;
/** Some bytes arrive too late to count, and enough must arrive in the end. */
const margin = 1.1;
const restMs = 1000;

/**
 * Tests whether more would get through before a video depends on it: for a second, padding raises the sending rate to a
 * goal. If it arrives, the estimate rises to it; if a queue builds up or much is lost, the probe ends and the estimate stays.
 */
export class Probe {
  #goalBps = 0;
  #startedAtMs = -Infinity;
  #restsUntilMs = 0;
  #tickedAtMs = -Infinity;

  /** Bytes of padding due now. `wantedBps` is the rate everything wanted next would need; `sentBytes` were sent since the last call. */
  next(estimator: BandwidthEstimator, tick: { wantedBps: number; sentBytes: number }, nowMs: number): number {
    const elapsedMs = Math.min(200, nowMs - this.#tickedAtMs);
    this.#tickedAtMs = nowMs;
    if (!estimator.isProbing && !this.#start(estimator, tick.wantedBps, nowMs)) return 0;
    if (nowMs - this.#startedAtMs >= lengthMs) {
      estimator.endProbe(this.#goalBps, nowMs);
      this.#restsUntilMs = nowMs + restMs;
      return 0;
    }
    return Math.max(0, (this.#goalBps * elapsedMs) / 8000 - tick.sentBytes);
  }

  #start(estimator: BandwidthEstimator, wantedBps: number, nowMs: number): boolean {
    if (wantedBps <= estimator.bps || nowMs < this.#restsUntilMs || !estimator.startProbe(nowMs)) return false;
    this.#goalBps = Math.min(wantedBps * margin, estimator.bps * reach);
    this.#startedAtMs = nowMs;
    return true;
  }
}
