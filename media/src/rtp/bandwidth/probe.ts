import type { BandwidthEstimator } from "./bandwidthEstimator.ts";

/** Long enough for the delivered rate to be measured over half of it, whatever the way's delay. */
const lengthMs = 1000;
/** No further above what is known to fit, so that a try that fails hardly delays the sound. */
const reach = 1.5;
/** Not every byte counts in time, and what arrives must be enough in the end. */
const margin = 1.1;
const restMs = 1000;

/**
 * Tries whether more would get through before a picture depends on it: for a second padding fills what is sent up to a
 * goal. If it arrives the estimate rises to it; if a queue builds up or much is lost the try ends and the estimate stays.
 */
export class Probe {
  #goalBps = 0;
  #startedAtMs = -Infinity;
  #restsUntilMs = 0;
  #tickedAtMs = -Infinity;

  /** Bytes of padding due now. `wantedBps` is what everything wanted next would need; `sentBytes` went out since the last call. */
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
