import { randomInt } from "node:crypto";

/**
 * The numbering of one outgoing SSRC. It outlives the track, because the same SSRC must never send a sequence number
 * twice under one SRTP key: a track that reuses the SSRC goes on from here.
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

export const newOutStream = (): OutStream => ({
  lastNumber: 0x10000 + randomInt(0x8000),
  lastTimestamp: randomInt(2 ** 32),
  lastSentAtMs: null,
  packets: 0,
  bytes: 0,
});
