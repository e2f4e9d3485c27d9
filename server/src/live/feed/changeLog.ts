/** One counted change; `clock` is the state's clock after it. */
export interface Change<News> {
  clock: number;
  news: readonly News[];
}

/** The latest changes of a space or a room, so that somebody who missed a few need not reload everything. */
export class ChangeLog<News> {
  #changes: Change<News>[] = [];
  #clock = 0;
  readonly #keep: number;

  /** Keeps the last `keep` changes. */
  constructor(keep: number) {
    this.#keep = keep;
  }

  get clock(): number {
    return this.#clock;
  }

  append(news: readonly News[]): Change<News> {
    this.#clock += 1;
    const change = { clock: this.#clock, news };
    this.#changes.push(change);
    // Trimmed in one go now and then: shifting a long array on every change costs more.
    if (this.#changes.length > this.#keep * 2) this.#changes = this.#changes.slice(-this.#keep);
    return change;
  }

  /** The changes after `clock` in order, or null if they are no longer all here (or `clock` never existed). */
  since(clock: number): readonly Change<News>[] | null {
    const missing = this.#clock - clock;
    if (missing < 0 || missing > this.#changes.length) return null;
    return missing === 0 ? [] : this.#changes.slice(-missing);
  }
}
