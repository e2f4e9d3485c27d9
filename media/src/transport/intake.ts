export interface IntakeSize {
  packetsPerSecond: number;
  bytesPerSecond: number;
}

/** A peer whose network stood still delivers everything at once. */
const burstSeconds = 2;

/**
 * Limits what one sender may make us process, in packets and bytes. A camera in three layers, a shared screen and probing
 * stay far below what a peer may send; without a limit one peer keeps the thread busy for everybody.
 */
export class Intake {
  readonly #size: IntakeSize;
  #packets: number;
  #bytes: number;
  #refilledAtMs: number | null = null;

  constructor(size: IntakeSize) {
    this.#size = size;
    this.#packets = size.packetsPerSecond * burstSeconds;
    this.#bytes = size.bytesPerSecond * burstSeconds;
  }

  /** False, taking nothing, if the packet is beyond the limit. */
  take(bytes: number): boolean {
    if (this.#packets < 1 || this.#bytes < bytes) return false;
    this.#packets--;
    this.#bytes -= bytes;
    return true;
  }

  /** Call about every 100 ms. */
  refill(nowMs: number): void {
    const elapsedMs = nowMs - (this.#refilledAtMs ?? nowMs);
    this.#refilledAtMs = nowMs;
    const { packetsPerSecond, bytesPerSecond } = this.#size;
    this.#packets = Math.min(packetsPerSecond * burstSeconds, this.#packets + (packetsPerSecond * elapsedMs) / 1000);
    this.#bytes = Math.min(bytesPerSecond * burstSeconds, this.#bytes + (bytesPerSecond * elapsedMs) / 1000);
  }
}
