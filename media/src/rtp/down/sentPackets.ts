import type { ReceivedLayer } from "../up/receivedLayer.ts";

const slots = 512;
/** A packet requested this often is not being lost on the way. */
const mostResends = 4;
const leastBetweenMs = 20;
/** Beyond this, at most as much is resent as is sent: a line that loses half of everything needs no more. */
const mostAhead = 200;

/** From which packet, and with which rewritten fields, each of the last 512 packets of a forwarded track was made. */
export class SentPackets {
  readonly #layers: (ReceivedLayer | undefined)[] = Array.from({ length: slots });
  readonly #outNumbers = new Float64Array(slots).fill(-1);
  readonly #inNumbers = new Float64Array(slots);
  readonly #timestamps = new Uint32Array(slots);
  readonly #pictureIds = new Uint16Array(slots);
  readonly #tl0PicIdxs = new Uint8Array(slots);
  readonly #resends = new Uint8Array(slots);
  readonly #resentAtMs = new Float64Array(slots);

  #ahead = mostAhead;

  put(outNumber: number, sent: SentPacket): void {
    const slot = outNumber % slots;
    this.#layers[slot] = sent.layer;
    this.#outNumbers[slot] = outNumber;
    this.#inNumbers[slot] = sent.number;
    this.#timestamps[slot] = sent.timestamp;
    this.#pictureIds[slot] = sent.pictureId;
    this.#tl0PicIdxs[slot] = sent.tl0PicIdx;
    this.#resends[slot] = 0;
    this.#resentAtMs[slot] = -Infinity;
    this.#ahead = Math.min(mostAhead, this.#ahead + 1);
  }

  /** Whether a kept packet may be resent now; if so it counts as resent. */
  takeResend(sequence: number, nowMs: number): boolean {
    const slot = sequence % slots;
    const resends = this.#resends[slot] ?? 0;
    const isSoon = nowMs - (this.#resentAtMs[slot] ?? 0) < leastBetweenMs;
    if (resends >= mostResends || isSoon || this.#ahead === 0) return false;
    this.#ahead--;
    this.#resends[slot] = resends + 1;
    this.#resentAtMs[slot] = nowMs;
    return true;
  }

  /** Finds it by the 16 bits of the number that a receiver sees. */
  find(sequence: number): SentPacket | null {
    const slot = sequence % slots;
    const layer = this.#layers[slot];
    const outNumber = this.#outNumbers[slot] ?? -1;
    if (layer === undefined || (outNumber & 0xffff) !== sequence) return null;
    return {
      layer,
      number: this.#inNumbers[slot] ?? 0,
      timestamp: this.#timestamps[slot] ?? 0,
      pictureId: this.#pictureIds[slot] ?? 0,
      tl0PicIdx: this.#tl0PicIdxs[slot] ?? 0,
    };
  }
}

export interface SentPacket {
  layer: ReceivedLayer;
  /** Unwrapped number within the layer. */
  number: number;
  timestamp: number;
  pictureId: number;
  tl0PicIdx: number;
}
