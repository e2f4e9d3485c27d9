import type { BandwidthEstimator } from "./bandwidthEstimator.ts";

const everyMs = 1500;
/** A test lasts about this long at the estimated rate, so that it hardly delays the audio. */
const lengthMs = 30;
const leastBytes = 1000;
const mostBytes = 12_000;
/** Measured rate relative to the estimate, which is a little below the line's capacity. */
const tightUpTo = 1.4;
const wideFrom = 1.8;
const wideInARow = 2;
/** Resolution of arrival times in feedback. */
const leastSpanMs = 0.25;

/**
 * Detects that a line found narrow has become wide again: packets sent back to back arrive as far apart as the slowest
 * link needs for each. This ends the wait for the next `Probe`, which is long after failed ones. Only a change from narrow
 * to wide counts: a link that delivers packets in bursts always looks wide, and there the test says nothing.
 */
export class LineTest {
  #dueAtMs = 0;
  #bytesToSend = 0;
  /** The packets of the current test in order; `arrivalMs` is null until feedback arrives. */
  #packets: { sequence: number; bytes: number; arrivalMs: number | null }[] = [];
  #wasTight = false;
  #wide = 0;

  /** Bytes of padding to send now, back to back. */
  next(estimator: BandwidthEstimator, wantedBps: number, nowMs: number): number {
    if (estimator.bps === Infinity) this.#wasTight = false;
    if (wantedBps <= estimator.bps || estimator.isProbing || nowMs < this.#dueAtMs) return 0;
    this.#dueAtMs = nowMs + everyMs;
    this.#packets = [];
    this.#bytesToSend = Math.min(mostBytes, Math.max(leastBytes, (estimator.bps * lengthMs) / 8000));
    return this.#bytesToSend;
  }

  onSent(sequence: number, bytes: number): void {
    if (this.#bytesToSend <= 0) return;
    this.#bytesToSend -= bytes;
    this.#packets.push({ sequence, bytes, arrivalMs: null });
  }

  /** Returns true once the line is found to have become wider. */
  onArrival(sequence: number, arrivalMs: number, estimator: BandwidthEstimator): boolean {
    const packet = this.#packets.find((sent) => sent.sequence === sequence);
    if (packet === undefined) return false;
    packet.arrivalMs = arrivalMs;
    if (packet !== this.#packets.at(-1)) return false;
    const measuredBps = this.#measure();
    this.#packets = [];
    return measuredBps !== null && this.#judge(measuredBps / estimator.bps);
  }

  /** Bits per second of the packets after the first; null if one is missing. */
  #measure(): number | null {
    const [first, ...rest] = this.#packets;
    const last = rest.at(-1);
    if (first === undefined || last === undefined) return null;
    if (first.arrivalMs === null || last.arrivalMs === null) return null;
    if (rest.some(({ arrivalMs }) => arrivalMs === null)) return null;
    const bytes = rest.reduce((sum, packet) => sum + packet.bytes, 0);
    return (bytes * 8000) / Math.max(leastSpanMs, last.arrivalMs - first.arrivalMs);
  }

  #judge(share: number): boolean {
    if (share <= tightUpTo) this.#wasTight = true;
    this.#wide = share >= wideFrom ? this.#wide + 1 : 0;
    if (!this.#wasTight || this.#wide < wideInARow) return false;
    this.#wasTight = false;
    return true;
  }
}
