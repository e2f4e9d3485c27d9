const MOST = 1000;

/** Values in memory, each until a time of its own; the oldest goes when there are as many as may be. */
export class KeptShortly<Value> {
  readonly #kept = new Map<string, { value: Value; untilMs: number }>();
  readonly #most: number;

  constructor(most = MOST) {
    this.#most = most;
  }

  get(key: string, nowMs: number): Value | null {
    const found = this.#kept.get(key);
    return found !== undefined && found.untilMs > nowMs ? found.value : null;
  }

  put(key: string, value: Value, { nowMs, untilMs }: { nowMs: number; untilMs: number }): void {
    for (const [each, { untilMs: endsMs }] of this.#kept) if (endsMs <= nowMs) this.#kept.delete(each);
    this.#kept.delete(key);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= this.#most && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, { value, untilMs });
  }

  drop(key: string): void {
    this.#kept.delete(key);
  }
}
