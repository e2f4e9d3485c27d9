const maxRanges = 64;
/** A larger jump is not loss: the source restarted its numbering. Packets later than this are useless. */
const maxDistance = 1024;

/**
 * Maps the numbers of one source stream to a gapless output: dropped packets close their gap, late packets keep the
 * offset of their neighbours. A new source continues where the old one ended. Whatever the source does, output numbers
 * stay within 1024 of the highest so far: SRTP counts rollovers of the 16 bits by that.
 */
export class SequenceRewriter {
  readonly #starts: number[] = [];
  readonly #offsets: number[] = [];
  #first = 0;
  #highestIn = -1;
  #highestOut: number;

  /** `lastOut` is the number before the first output number. */
  constructor(lastOut: number) {
    this.#highestOut = lastOut;
  }

  get highestOut(): number {
    return this.#highestOut;
  }

  /** Continues with a new source whose first packet is `first`, after skipping `left` output numbers. */
  start(first: number, left = 0): void {
    this.#first = first;
    this.#highestIn = first - 1;
    this.#starts.length = 0;
    this.#offsets.length = 0;
    this.#push(first, this.#highestOut + 1 + left - first);
  }

  /** The output number; -1 for a packet from before the start, or too old to map. */
  map(number: number): number {
    if (number > this.#highestIn) this.#takeNewest(number);
    if (number < this.#first) return -1;
    let at = this.#starts.length - 1;
    while (at >= 0 && (this.#starts[at] ?? 0) > number) at--;
    const offset = this.#offsets[at];
    if (offset === undefined || Math.abs(number + offset - this.#highestOut) > maxDistance) return -1;
    this.#highestOut = Math.max(this.#highestOut, number + offset);
    return number + offset;
  }

  /** Drops a packet. If it is late, the output already has a gap for it, which stays. */
  drop(number: number): void {
    if (number <= this.#highestIn) return;
    this.#highestIn = number;
    this.#push(number + 1, this.#lastOffset - 1);
  }

  /** After a jump one number is skipped, so that the receiver notices the loss. */
  #takeNewest(number: number): void {
    if (number + this.#lastOffset - this.#highestOut > maxDistance) this.start(number, 1);
    this.#highestIn = number;
  }

  get #lastOffset(): number {
    return this.#offsets.at(-1) ?? 0;
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
