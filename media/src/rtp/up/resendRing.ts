const slots = 512;

/** The last 512 packets of one published layer, as received; every subscriber's resends are built from it. */
export class ResendRing {
  readonly #packets: (Buffer | undefined)[] = Array.from({ length: slots });
  readonly #numbers = new Float64Array(slots).fill(-1);

  /** False if this packet, or a newer one in its slot, is already there. */
  put(number: number, packet: Buffer): boolean {
    const slot = number % slots;
    if ((this.#numbers[slot] ?? -1) >= number) return false;
    this.#numbers[slot] = number;
    this.#packets[slot] = packet;
    return true;
  }

  get(number: number): Buffer | null {
    const slot = number % slots;
    return this.#numbers[slot] === number ? (this.#packets[slot] ?? null) : null;
  }
}
