/**
 * Whose turn it is when a look has not the time for all: whoever failed last comes after everybody else. Each program keeps
 * it for itself.
 */
export class Turns {
  readonly #failedAtMs = new Map<string, number>();

  inTurn<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
    const keys = new Set(items.map(keyOf));
    for (const key of this.#failedAtMs.keys()) if (!keys.has(key)) this.#failedAtMs.delete(key);
    const failedAtMs = (item: Item): number => this.#failedAtMs.get(keyOf(item)) ?? 0;
    return items.toSorted((one, other) => failedAtMs(one) - failedAtMs(other));
  }

  note(key: string, { isDone, nowMs }: { isDone: boolean; nowMs: number }): void {
    if (isDone) this.#failedAtMs.delete(key);
    else this.#failedAtMs.set(key, nowMs);
  }
}
