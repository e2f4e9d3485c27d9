interface Point {
  x: number;
  y: number;
}

const KEPT = 8;

/**
 * The last positions of one person with the times they arrived, oldest first; never empty. Fifty people send thirty
 * positions a second: kept as numbers in one array, they cause no garbage collection.
 */
export class Track {
  readonly #x = new Float64Array(KEPT);
  readonly #y = new Float64Array(KEPT);
  readonly #atMs = new Float64Array(KEPT);
  #next = 0;
  #count = 0;

  constructor(x: number, y: number, atMs: number) {
    this.add(x, y, atMs);
  }

  get latestMs(): number {
    return this.#atMs[this.#place(this.#count - 1)] ?? 0;
  }
  latest(into: Point): Point {
    return this.#write(this.#place(this.#count - 1), into);
  }

  add(x: number, y: number, atMs: number): void {
    this.#x[this.#next] = x;
    this.#y[this.#next] = y;
    this.#atMs[this.#next] = atMs;
    this.#next = (this.#next + 1) % KEPT;
    this.#count = Math.min(KEPT, this.#count + 1);
  }
  /** Drops all earlier samples. */
  restart(x: number, y: number, atMs: number): void {
    this.#count = 0;
    this.add(x, y, atMs);
  }

  /** The position at a time, interpolated between the two samples around it; the first or last one outside of them. */
  at(atMs: number, into: Point): Point {
    let after = 0;
    while (after < this.#count && (this.#atMs[this.#place(after)] ?? 0) < atMs) after++;
    if (after === this.#count) return this.latest(into);
    const to = this.#place(after);
    if (after === 0) return this.#write(to, into);
    const from = this.#place(after - 1);
    const fromMs = this.#atMs[from] ?? 0;
    const part = (atMs - fromMs) / ((this.#atMs[to] ?? 0) - fromMs);
    const [fromX, fromY] = [this.#x[from] ?? 0, this.#y[from] ?? 0];
    into.x = fromX + ((this.#x[to] ?? 0) - fromX) * part;
    into.y = fromY + ((this.#y[to] ?? 0) - fromY) * part;
    return into;
  }

  /** Index in the array of the sample that is `index` after the oldest. */
  #place(index: number): number {
    return (this.#next - this.#count + index + KEPT) % KEPT;
  }
  #write(place: number, into: Point): Point {
    into.x = this.#x[place] ?? 0;
    into.y = this.#y[place] ?? 0;
    return into;
  }
}
