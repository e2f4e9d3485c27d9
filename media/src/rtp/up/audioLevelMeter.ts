const buckets = 3;
const silent = 127;

const amplitudes = Float64Array.from({ length: silent + 1 }, (_, level) => 10 ** (-level / 20));

/** Loudness over the last three ticks of 100 ms, from the levels that senders put into their packets. */
export class AudioLevelMeter {
  readonly #sums = new Float64Array(buckets);
  readonly #counts = new Uint32Array(buckets);
  #current = 0;

  /** `level` is 0 (loud) to 127 (silent) below full scale. */
  add(level: number): void {
    this.#sums[this.#current] = (this.#sums[this.#current] ?? 0) + (amplitudes[level & silent] ?? 0);
    this.#counts[this.#current] = (this.#counts[this.#current] ?? 0) + 1;
  }

  tick(): void {
    this.#current = (this.#current + 1) % buckets;
    this.#sums[this.#current] = 0;
    this.#counts[this.#current] = 0;
  }

  /** The mean amplitude as a level from 0 (loud) to 127 (silent or unknown). */
  get level(): number {
    const count = this.#counts.reduce((sum, next) => sum + next, 0);
    if (count === 0) return silent;
    const mean = this.#sums.reduce((sum, next) => sum + next, 0) / count;
    return Math.min(silent, Math.round(-20 * Math.log10(mean)));
  }
}
