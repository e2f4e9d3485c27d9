/** Turns 16-bit numbers that wrap into ones that keep growing. The first keeps its value plus 65536. */
export class SequenceUnwrapper {
  #highest = -1;

  /** The number closest to the highest so far; at most 32768 away from it. */
  unwrap(sequence: number): number {
    if (this.#highest < 0) {
      this.#highest = sequence + 0x10000;
      return this.#highest;
    }
    const distance = ((sequence - this.#highest) << 16) >> 16;
    const unwrapped = this.#highest + distance;
    if (distance > 0) this.#highest = unwrapped;
    return unwrapped;
  }

  /** -1 before the first. */
  get highest(): number {
    return this.#highest;
  }
}
