/** The header and, in an encrypted record, the explicit nonce and the tag: nothing shorter can be decrypted. */
const leastBytes = 13 + 8 + 16;
/** Consecutive failing records that are still tried: some milliseconds of work, and genuine ones may be among them. */
const mostInVain = 512;
const restMs = 100;

/** Decrypting costs time even when it fails, so a peer whose records keep failing is only tried now and then. */
export class RecordDoubt {
  #inVain = 0;
  #sinceMs = 0;

  /** Whether to try a record; it counts as failed until `clear`. */
  mayTry(record: Buffer, nowMs = performance.now()): boolean {
    if (record.length < leastBytes) return false;
    if (nowMs - this.#sinceMs >= restMs) {
      this.#sinceMs = nowMs;
      this.#inVain = 0;
    }
    this.#inVain++;
    return this.#inVain <= mostInVain;
  }

  /** A record was decrypted. */
  clear(): void {
    this.#inVain = 0;
  }
}
