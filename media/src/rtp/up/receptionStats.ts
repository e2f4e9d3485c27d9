import type { OwnReportBlock } from "../rtcp/buildRtcp.ts";

/** A publisher's last sender report: its clock and its timestamps at one moment. */
export interface ClockPoint {
  ntp: { seconds: number; fraction: number };
  rtpTimestamp: number;
  receivedAtMs: number;
}

/** Statistics of one received stream, as receiver reports give them (RFC 3550 section 6.4.1 and appendix A). */
export class ReceptionStats {
  packets = 0;
  bytes = 0;
  clock: ClockPoint | null = null;
  readonly #clockRate: number;
  #first = -1;
  #highest = -1;
  #jitter = 0;
  #lastTransit: number | null = null;
  #reported = { expected: 0, received: 0 };

  constructor(clockRate: number) {
    this.#clockRate = clockRate;
  }

  add(packet: { number: number; timestamp: number; bytes: number }, nowMs: number): void {
    this.packets++;
    this.bytes += packet.bytes;
    if (this.#first < 0 || packet.number < this.#first) this.#first = packet.number;
    if (packet.number <= this.#highest) return;
    this.#highest = packet.number;
    const transit = Math.round((nowMs * this.#clockRate) / 1000 - packet.timestamp) | 0;
    if (this.#lastTransit !== null) {
      const change = Math.abs((transit - this.#lastTransit) | 0);
      this.#jitter += (change - this.#jitter) / 16;
    }
    this.#lastTransit = transit;
  }

  get lost(): number {
    return Math.max(0, this.#expected - this.packets);
  }

  /** The block for the next receiver report; its loss is counted since the previous block. */
  report(ssrc: number, nowMs: number): OwnReportBlock {
    const expected = this.#expected - this.#reported.expected;
    const received = this.packets - this.#reported.received;
    this.#reported = { expected: this.#expected, received: this.packets };
    const clock = this.clock;
    return {
      ssrc,
      fractionLost: expected <= 0 ? 0 : Math.max(0, (expected - received) / expected),
      totalLost: this.lost,
      highestSequence: Math.max(0, this.#highest - 0x10000),
      jitter: Math.round(this.#jitter),
      lastSenderReport: clock === null ? 0 : ((clock.ntp.seconds & 0xffff) << 16) | (clock.ntp.fraction >>> 16),
      delaySinceLastSenderReport: clock === null ? 0 : Math.round(((nowMs - clock.receivedAtMs) * 65536) / 1000),
    };
  }

  get #expected(): number {
    return this.#first < 0 ? 0 : this.#highest - this.#first + 1;
  }
}
