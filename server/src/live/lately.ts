import type { AccountId, SpaceId } from "@atrium/contract";

/** Most entries remembered; admitting somebody takes less time than this many of them. */
const MOST = 1000;

/** To whom something has recently happened in a space: whoever is being admitted on older data is read again. */
export class Lately {
  #count = 0;
  /** By person and space, latest last. */
  readonly #latest = new Map<string, number>();

  /** Null: it has happened to everybody there. */
  add(spaceId: SpaceId, accountId: AccountId | null): void {
    this.#count += 1;
    const key = keyOf(spaceId, accountId);
    this.#latest.delete(key);
    this.#latest.set(key, this.#count);
    if (this.#latest.size > MOST) this.#latest.delete(this.#latest.keys().next().value ?? key);
  }

  /** Remembers this moment, to ask later whether it has happened to somebody since. */
  watch(): { hasHappened(spaceId: SpaceId, accountId: AccountId): boolean } {
    const before = this.#count;
    const isSince = (key: string) => (this.#latest.get(key) ?? 0) > before;
    return {
      hasHappened: (spaceId, accountId) => isSince(keyOf(spaceId, accountId)) || isSince(keyOf(spaceId, null)),
    };
  }
}

const keyOf = (spaceId: SpaceId, accountId: AccountId | null): string => `${spaceId} ${accountId ?? ""}`;
