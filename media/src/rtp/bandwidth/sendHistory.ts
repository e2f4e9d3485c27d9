const slots = 4096;

/** When each of the last 4096 packets with a transport-wide number was sent, and its size. */
export class SendHistory {
  readonly #sentAtMs = new Float64Array(slots).fill(-1);
  readonly #bytes = new Uint16Array(slots);
  readonly #sequences = new Uint16Array(slots);

  put(sequence: number, bytes: number, nowMs: number): void {
    const slot = sequence % slots;
    this.#sequences[slot] = sequence;
    this.#bytes[slot] = bytes;
    this.#sentAtMs[slot] = nowMs;
  }

  /** Removes the packet, so that each is counted once; null if unknown or already taken. */
  take(sequence: number): { sentAtMs: number; bytes: number } | null {
    const slot = sequence % slots;
    const sentAtMs = this.#sentAtMs[slot] ?? -1;
    if (sentAtMs < 0 || this.#sequences[slot] !== sequence) return null;
    this.#sentAtMs[slot] = -1;
    return { sentAtMs, bytes: this.#bytes[slot] ?? 0 };
  }
}
