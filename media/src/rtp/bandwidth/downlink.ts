import { readTransportFeedback } from "../twcc/readTransportFeedback.ts";
import { BandwidthEstimator } from "./bandwidthEstimator.ts";
import { LineTest } from "./lineTest.ts";
import { Probe } from "./probe.ts";
import { SendHistory } from "./sendHistory.ts";

/** Receivers send one every 50 to 100 ms; delayed ones arrive together. */
const FEEDBACKS_PER_TICK = 20;

/** The path to one subscriber: what was sent, what arrived by its feedback, and the bandwidth that follows. */
export class Downlink {
  readonly #estimator = new BandwidthEstimator();
  readonly #probe = new Probe();
  readonly #lineTest = new LineTest();
  #sentBytes = 0;
  #feedbacksLeft = FEEDBACKS_PER_TICK;
  /** Created with the first counted packet: peers that only publish need none. */
  #history: SendHistory | null = null;

  get bps(): number {
    return this.#estimator.bps;
  }

  onSent(sequence: number, bytes: number, nowMs: number): void {
    this.#history ??= new SendHistory();
    this.#history.put(sequence, bytes, nowMs);
    this.#lineTest.onSent(sequence, bytes);
    this.#sentBytes += bytes;
  }

  /** Returns whether the bandwidth must be allocated again. */
  onFeedback(packet: Buffer, message: { start: number; end: number }, nowMs: number): boolean {
    const history = this.#history;
    if (history === null || this.#feedbacksLeft <= 0) return false;
    this.#feedbacksLeft--;
    const summary = { deliveredBytes: 0, deliveredPackets: 0, lostPackets: 0 };
    let leastTransitMs: number | null = null;
    readTransportFeedback(packet, message, (sequence, arrivalMs) => {
      const sent = history.take(sequence);
      if (sent === null) return;
      if (arrivalMs === null) summary.lostPackets++;
      else {
        summary.deliveredPackets++;
        summary.deliveredBytes += sent.bytes;
        if (this.#lineTest.onArrival(sequence, arrivalMs, this.#estimator)) this.#estimator.widen(nowMs);
        leastTransitMs = Math.min(leastTransitMs ?? Infinity, arrivalMs - sent.sentAtMs);
      }
    });
    return this.#estimator.onFeedback({ ...summary, leastTransitMs }, nowMs);
  }

  onRemb(bps: number): void {
    this.#estimator.onRemb(bps);
  }

  /** Bytes of padding to send now. `wantedBps`: the rate needed for more; 0 if none is wanted or padding impossible. */
  tick(wantedBps: number, nowMs: number): number {
    this.#feedbacksLeft = FEEDBACKS_PER_TICK;
    const sentBytes = this.#sentBytes;
    this.#estimator.tick(nowMs, wantedBps === 0);
    const probing = this.#probe.next(this.#estimator, { wantedBps, sentBytes }, nowMs);
    const padding = probing > 0 ? probing : this.#lineTest.next(this.#estimator, wantedBps, nowMs);
    // The padding itself passes through `onSent` next and must not reduce the next padding.
    this.#sentBytes = -padding;
    return padding;
  }
}
