const half = 0x8000;

/** Extends 16-bit sequence numbers of one SRTP stream to the 48-bit packet index (RFC 3711 section 3.3.1). */
export class PacketIndex {
  #highest: number | null = null;

  /** The likeliest index of this sequence number; changes nothing. */
  guess(sequence: number): number {
    if (this.#highest === null) return sequence;
    const low = this.#highest % 0x10000;
    const base = this.#highest - low;
    const distance = sequence - low;
    if (distance < -half) return base + 0x10000 + sequence;
    if (distance > half && base > 0) return base - 0x10000 + sequence;
    return base + sequence;
  }

  /** Call with a guessed index once its packet has been authenticated. */
  accept(index: number): void {
    if (this.#highest === null || index > this.#highest) this.#highest = index;
  }
}
