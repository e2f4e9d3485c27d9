import type { BandwidthEstimator } from "./bandwidthEstimator.ts";

/** Long enough to measure the delivered rate over half of it, whatever the round-trip time. */
const lengthMs = 1000;
/** It may end this early if everything arrived. */
const leastMs = 300;
const arrived = 0.92;
/** Limited, so that a failed probe hardly delays the audio. */
const carefulReach = 1.3;
/** Right after a successful probe, which shows that the line has changed. */
const boldReach = 2;
const boldForMs = 1500;
/** Some bytes arrive too late to count, and enough must arrive in the end. */
const margin = 1.1;

/**
 * Tests whether more would get through before a video depends on it: for up to a second, padding raises the sending rate
 * to a goal. If it arrives, the estimate rises to it and the next goal may be higher; if a queue builds up or much is
 * lost, the probe ends.
 */
export class Probe {
  #goalBps = 0;
  #startedAtMs = -Infinity;
  #succeededAtMs = -Infinity;
  #tickedAtMs = -Infinity;

  /** Bytes of padding due now. `wantedBps`: the rate for all that is wanted next; `sentBytes`: since the last call. */
  next(estimator: BandwidthEstimator, tick: { wantedBps: number; sentBytes: number }, nowMs: number): number {
    const elapsedMs = Math.min(200, nowMs - this.#tickedAtMs);
    this.#tickedAtMs = nowMs;
    if (!estimator.isProbing && !this.#start(estimator, tick.wantedBps, nowMs)) return 0;
    if (this.#isOver(estimator, nowMs)) {
      estimator.endProbe(this.#goalBps, nowMs);
      this.#succeededAtMs = nowMs;
      return 0;
    }
    return Math.max(0, (this.#goalBps * elapsedMs) / 8000 - tick.sentBytes);
  }

  #start(estimator: BandwidthEstimator, wantedBps: number, nowMs: number): boolean {
    if (wantedBps <= estimator.bps || !estimator.startProbe(nowMs)) return false;
    const reach = nowMs - this.#succeededAtMs < boldForMs ? boldReach : carefulReach;
    this.#goalBps = Math.min(wantedBps * margin, estimator.bps * reach);
    this.#startedAtMs = nowMs;
    return true;
  }

  #isOver(estimator: BandwidthEstimator, nowMs: number): boolean {
    const lastedMs = nowMs - this.#startedAtMs;
    return lastedMs >= lengthMs || (lastedMs >= leastMs && estimator.deliveredBps >= this.#goalBps * arrived);
  }
}
