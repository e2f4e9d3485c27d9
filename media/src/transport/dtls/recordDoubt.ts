/** The header, and of a sealed record the number and the seal: nothing shorter opens. */
const leastBytes = 13 + 8 + 16;
/** Records in a row that do not open and are tried all the same: some milliseconds of work, and genuine ones come among them. */
const mostInVain = 512;
const restMs = 100;

/** Opening a record costs, also one that does not open: a peer whose records do not open is heard only now and then. */
export class RecordDoubt {
  #inVain = 0;
  #sinceMs = 0;

  /** Whether to try a record; it counts as in vain until `clear`. */
  mayTry(record: Buffer, nowMs = performance.now()): boolean {
    if (record.length < leastBytes) return false;
    if (nowMs - this.#sinceMs >= restMs) {
      this.#sinceMs = nowMs;
      this.#inVain = 0;
    }
    this.#inVain++;
    return this.#inVain <= mostInVain;
  }

  /** One has opened. */
  clear(): void {
    this.#inVain = 0;
  }
}
