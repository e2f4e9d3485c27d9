const windowBits = 1024;

/**
 * Which of the last 1024 packet indexes have been seen (RFC 3711 section 3.3.2). Checking and marking are separate,
 * because an index may be marked only once its packet has been authenticated.
 */
export class ReplayWindow {
  #highest = -1;
  #bits = new Uint32Array(windowBits / 32);

  /** False for an index already marked, or too old to know. */
  isNew(index: number): boolean {
    if (index > this.#highest) return true;
    if (index <= this.#highest - windowBits) return false;
    return (this.#word(index) & (1 << (index & 31))) === 0;
  }

  /** The highest index marked; -1 before the first. */
  get highest(): number {
    return this.#highest;
  }

  /** Marks everything up to this index as seen. */
  closeUpTo(index: number): void {
    this.#highest = index;
    this.#bits.fill(0xffffffff);
  }

  mark(index: number): void {
    if (index > this.#highest) this.#advance(index);
    const at = this.#at(index);
    this.#bits[at] = this.#word(index) | (1 << (index & 31));
  }

  #advance(index: number): void {
    const steps = index - this.#highest;
    if (steps >= windowBits) this.#bits.fill(0);
    else for (let next = this.#highest + 1; next <= index; next++) this.#clear(next);
    this.#highest = index;
  }

  #clear(index: number): void {
    this.#bits[this.#at(index)] = this.#word(index) & ~(1 << (index & 31));
  }

  /** Indexes have up to 48 bits, so the division stays in doubles until the remainder is small. */
  #at(index: number): number {
    return Math.floor((index % windowBits) / 32);
  }

  #word(index: number): number {
    return this.#bits[this.#at(index)] ?? 0;
  }
}
