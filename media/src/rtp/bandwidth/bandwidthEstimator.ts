import { Drain } from "./drain.ts";
import { QueueDelay } from "./queueDelay.ts";

const limits = {
  /** If every packet of several messages waited longer than this, a queue has built up. */
  queueMs: 80,
  queuedMessages: 3,
  /** How much longer the queue may get during a probe, in every packet of this many messages. */
  probeQueueMs: 50,
  probeQueuedMessages: 2,
  /** A queue that shrinks by more than this between two messages is draining. */
  shrinkingMs: 5,
  heavyLoss: 0.1,
  lightLoss: 0.02,
  /** Loss is judged over at least this many packets. */
  lossPackets: 100,
  decrease: 0.85,
  /** Share of the rate measured while a queue stood: the line was saturated then. */
  fullLine: 0.92,
  /** Growth doubles with every such period without congestion, up to a maximum. */
  growthDoublesAfterMs: 10_000,
  growthPerSecond: 0.08,
  mostGrowthPerSecond: 0.32,
  leastBps: 100_000,
  /** Above this nothing we send needs limiting. */
  unlimitedBps: 20_000_000,
  betweenDecreasesMs: 1000,
  rateWindowMs: 500,
  firstHoldMs: 3000,
  longestHoldMs: 48_000,
  /** Congestion this soon after growth resumed is blamed on the growth. */
  blameGrowthMs: 60_000,
} as const;

/** Summary of one feedback message. */
export interface FeedbackSummary {
  deliveredBytes: number;
  deliveredPackets: number;
  lostPackets: number;
  /** Smallest difference between arrival and departure; null if nothing arrived. */
  leastTransitMs: number | null;
}

/**
 * What a subscriber can receive, judged by its feedback on what we send. Without a sign of congestion there is no limit.
 * A queue or heavy loss sets the estimate below what still arrived, and a long queue is drained first; after a pause the
 * estimate grows again, slowly at first, and each time growth ends in congestion the next pause is twice as long. Where a
 * `Probe` can be sent, it replaces growth.
 */
export class BandwidthEstimator {
  #bps = Infinity;
  readonly #queue = new QueueDelay();
  readonly #drain = new Drain();
  readonly #delivered: { atMs: number; bytes: number }[] = [];
  #waitMs = 0;
  #waitBeforeProbeMs = 0;
  #queuedMessages = 0;
  #loss = { lost: 0, total: 0 };
  #decreasedAtMs = -Infinity;
  #growsFromMs = 0;
  #holdMs: number = limits.firstHoldMs;
  #tickedAtMs = -Infinity;
  #isProbing = false;
  #isRemb = false;

  /** Bits per second; Infinity without a sign of congestion. */
  get bps(): number {
    return this.#drain.isOn ? this.#bps * this.#drain.share : this.#bps;
  }

  /** Returns whether this message lowered the estimate, or a long queue has drained. */
  onFeedback(feedback: FeedbackSummary, nowMs: number): boolean {
    this.#delivered.push({ atMs: nowMs, bytes: feedback.deliveredBytes });
    while ((this.#delivered[0]?.atMs ?? nowMs) < nowMs - limits.rateWindowMs) this.#delivered.shift();
    const loss = this.#judgeLoss(feedback);
    const isQueued = this.#judgeQueue(feedback.leastTransitMs, nowMs);
    if (this.#drain.isOn && this.#endDrain(feedback.deliveredBytes, nowMs)) return true;
    if (this.#drain.isOn && !isQueued) return false;
    if (loss > limits.lightLoss) this.#growsFromMs = Math.max(this.#growsFromMs, nowMs + limits.firstHoldMs);
    if (!isQueued && loss < limits.heavyLoss) return false;
    return this.#decrease(loss, nowMs);
  }

  /** A receiver without transport-wide feedback sends its own estimate. */
  onRemb(bps: number): void {
    this.#isRemb = true;
    this.#bps = bps;
  }

  get isProbing(): boolean {
    return this.#isProbing;
  }

  /** False if this is no time to try more, or if there would be no feedback to measure it. */
  startProbe(nowMs: number): boolean {
    const mayTry = this.#bps !== Infinity && !this.#isRemb && !this.#drain.isOn;
    this.#isProbing = mayTry && nowMs >= this.#growsFromMs;
    if (this.#isProbing) {
      this.#waitBeforeProbeMs = this.#waitMs;
      this.#queuedMessages = 0;
    }
    return this.#isProbing;
  }

  /** This rate was sent without trouble: the part of it that arrived can be relied on. */
  endProbe(goalBps: number, nowMs: number): void {
    this.#isProbing = false;
    this.#bps = Math.max(this.#bps, Math.min(goalBps, this.deliveredBps));
    this.#growsFromMs = nowMs;
    this.#holdMs = limits.firstHoldMs;
  }

  /** A `LineTest` found more bandwidth: ends the pause. */
  widen(nowMs: number): void {
    this.#growsFromMs = Math.min(this.#growsFromMs, nowMs);
  }

  /** `mayGrow` if no probe can measure more. */
  tick(nowMs: number, mayGrow = true): void {
    const elapsedMs = Math.min(1000, nowMs - this.#tickedAtMs);
    this.#tickedAtMs = nowMs;
    if (!mayGrow || this.#bps === Infinity || nowMs < this.#growsFromMs || this.#drain.isOn) return;
    const doublings = Math.floor((nowMs - this.#growsFromMs) / limits.growthDoublesAfterMs);
    const growth = Math.min(limits.mostGrowthPerSecond, limits.growthPerSecond * 2 ** doublings);
    this.#bps *= 1 + (growth * elapsedMs) / 1000;
    if (this.#bps > limits.unlimitedBps) this.#bps = Infinity;
  }

  /** Over the last messages; the first one only marks the start of the period. */
  get deliveredBps(): number {
    const [first, ...rest] = this.#delivered;
    const bytes = rest.reduce((sum, next) => sum + next.bytes, 0);
    return (bytes * 8000) / Math.max(100, (rest.at(-1)?.atMs ?? 0) - (first?.atMs ?? 0));
  }

  #judgeLoss({ deliveredPackets, lostPackets }: FeedbackSummary): number {
    this.#loss.lost += lostPackets;
    this.#loss.total += lostPackets + deliveredPackets;
    if (this.#loss.total < limits.lossPackets) return 0;
    const loss = this.#loss.lost / this.#loss.total;
    this.#loss = { lost: 0, total: 0 };
    return loss;
  }

  #judgeQueue(leastTransitMs: number | null, nowMs: number): boolean {
    if (leastTransitMs === null) return false;
    const before = this.#waitMs;
    this.#waitMs = this.#queue.add(leastTransitMs, nowMs);
    const tooLong = this.#isProbing ? this.#waitBeforeProbeMs + limits.probeQueueMs : limits.queueMs;
    const stands = this.#waitMs > tooLong && this.#waitMs > before - limits.shrinkingMs;
    this.#queuedMessages = stands ? this.#queuedMessages + 1 : 0;
    return this.#queuedMessages >= (this.#isProbing ? limits.probeQueuedMessages : limits.queuedMessages);
  }

  #decrease(loss: number, nowMs: number): boolean {
    if (nowMs - this.#decreasedAtMs < limits.betweenDecreasesMs) return false;
    if (this.#isProbing) return this.#failProbe(loss, nowMs);
    if (nowMs > this.#growsFromMs) this.#holdMs = this.#nextHoldMs(nowMs);
    this.#decreasedAtMs = nowMs;
    this.#growsFromMs = nowMs + this.#holdMs;
    this.#queuedMessages = 0;
    const factor = Math.min(limits.decrease, 1 - loss / 2);
    this.#bps = Math.max(limits.leastBps, Math.min(this.#bps, this.deliveredBps) * factor);
    this.#drain.start(this.#waitMs, nowMs);
    return true;
  }

  /** The rate before the probe is known to fit, and so is what arrived while the probe's queue grew. */
  #failProbe(loss: number, nowMs: number): false {
    this.#isProbing = false;
    this.#decreasedAtMs = nowMs;
    this.#holdMs = Math.min(limits.longestHoldMs, this.#holdMs * 2);
    this.#growsFromMs = nowMs + this.#holdMs;
    this.#queuedMessages = 0;
    if (loss < limits.heavyLoss) this.#bps = Math.max(this.#bps, this.deliveredBps * limits.fullLine);
    return false;
  }

  #endDrain(deliveredBytes: number, nowMs: number): boolean {
    const measuredBps = this.#drain.onFeedback(deliveredBytes, this.#waitMs, nowMs);
    if (this.#drain.isOn) return false;
    if (measuredBps !== null) this.#bps = Math.max(limits.leastBps, measuredBps * limits.fullLine);
    this.#queuedMessages = 0;
    return true;
  }

  #nextHoldMs(nowMs: number): number {
    const isBlamed = this.#bps !== Infinity && nowMs - this.#growsFromMs < limits.blameGrowthMs;
    return isBlamed ? Math.min(limits.longestHoldMs, this.#holdMs * 2) : limits.firstHoldMs;
  }
}
