const maxRanges = 64;

/**
 * Maps the numbers of one source stream to a gapless output: dropped packets close their gap, packets that arrive late
 * keep the offset of their neighbours. A new source continues where the old one ended.
 */
export class SequenceRewriter {
  readonly #starts: number[] = [];
  readonly #offsets: number[] = [];
  #first = 0;
  #highestIn = -1;
  #highestOut: number;

  /** `lastOut` is the number before the first one to be given out. */
  constructor(lastOut: number) {
    this.#highestOut = lastOut;
  }

  get highestOut(): number {
    return this.#highestOut;
  }

  /** Continues with a new source whose first packet is `first`. */
  start(first: number): void {
    this.#first = first;
    this.#highestIn = first - 1;
    this.#starts.length = 0;
    this.#offsets.length = 0;
    this.#push(first, this.#highestOut + 1 - first);
  }

  /** The output number; -1 for a packet from before the start, or too far back to know. */
  map(number: number): number {
    if (number < this.#first) return -1;
    let at = this.#starts.length - 1;
    while (at >= 0 && (this.#starts[at] ?? 0) > number) at--;
    const offset = this.#offsets[at];
    if (offset === undefined) return -1;
    const out = number + offset;
    if (number > this.#highestIn) {
      this.#highestIn = number;
      this.#highestOut = out;
    }
    return out;
  }

  /** Leaves a packet out. One that is late has its gap in the output already, and keeps it. */
  drop(number: number): void {
    if (number <= this.#highestIn) return;
    this.#highestIn = number;
    const offset = (this.#offsets.at(-1) ?? 0) - 1;
    this.#highestOut = number + offset;
    this.#push(number + 1, offset);
  }

  #push(start: number, offset: number): void {
    this.#starts.push(start);
    this.#offsets.push(offset);
    if (this.#starts.length <= maxRanges) return;
    this.#starts.shift();
    this.#offsets.shift();
    this.#first = this.#starts[0] ?? this.#first;
  }
}
