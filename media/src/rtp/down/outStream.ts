import { randomInt } from "node:crypto";

/**
 * The numbering of one outgoing SSRC. It outlives the track, because the same SSRC must never send a sequence number
 * twice under one SRTP key: a track that reuses the SSRC continues from here.
 */
export interface OutStream {
  /** Unwrapped number of the last packet. */
  lastNumber: number;
  lastTimestamp: number;
  /** When the newest packet left; null before the first. */
  lastSentAtMs: number | null;
  packets: number;
  bytes: number;
}

/** More than any browser uses in a day; the chance that a forgotten one is drawn again is one in a million. */
const maxRetired = 8192;

/** The streams of one peer. For a removed track only the last number is kept. */
export class OutStreams {
  readonly #streams = new Map<number, OutStream>();
  readonly #lastNumbers = new Map<number, number>();

  get size(): number {
    return this.#streams.size;
  }

  of(ssrc: number): OutStream {
    const known = this.#streams.get(ssrc);
    if (known !== undefined) return known;
    const stream = newOutStream(this.#lastNumbers.get(ssrc) ?? 0x10000 + randomInt(0x8000));
    this.#lastNumbers.delete(ssrc);
    this.#streams.set(ssrc, stream);
    return stream;
  }

  retire(ssrc: number): void {
    const stream = this.#streams.get(ssrc);
    if (stream === undefined) return;
    this.#streams.delete(ssrc);
    this.#lastNumbers.set(ssrc, stream.lastNumber);
    const [oldest] = this.#lastNumbers.keys();
    if (this.#lastNumbers.size > maxRetired && oldest !== undefined) this.#lastNumbers.delete(oldest);
  }
}

const newOutStream = (lastNumber: number): OutStream => ({
  lastNumber,
  lastTimestamp: randomInt(2 ** 32),
  lastSentAtMs: null,
  packets: 0,
  bytes: 0,
});
