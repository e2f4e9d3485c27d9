/** Runs a limited number of tasks at a time; the others wait in order, up to a limit. */
export class Line {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  #inside = 0;
  readonly #waiting: (() => void)[] = [];

  constructor({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Null, at once, if too many are waiting. */
  async pass<Answer>(task: () => Promise<Answer>): Promise<Answer | null> {
    if (this.#inside < this.#atOnce) this.#inside += 1;
    else if (this.#waiting.length >= this.#mostWaiting) return null;
    else await new Promise<void>((done) => void this.#waiting.push(done));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#inside -= 1;
      else next();
    }
  }
}
