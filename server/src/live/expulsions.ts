import type { AccountId, SpaceId } from "@atrium/contract";

/** Most entries remembered; admitting somebody takes less time than this many expulsions. */
const MOST = 1000;

/** Who was removed recently: somebody being admitted on older data stays out. */
export class Expulsions {
  #count = 0;
  /** By person and space, latest last. */
  readonly #latest = new Map<string, number>();

  add(spaceId: SpaceId, accountId: AccountId): void {
    this.#count += 1;
    const key = keyOf(spaceId, accountId);
    this.#latest.delete(key);
    this.#latest.set(key, this.#count);
    if (this.#latest.size > MOST) this.#latest.delete(this.#latest.keys().next().value ?? key);
  }

  /** Remembers this moment, to ask later whether somebody was removed since. */
  watch(): { wasExpelled(spaceId: SpaceId, accountId: AccountId): boolean } {
    const before = this.#count;
    return { wasExpelled: (spaceId, accountId) => (this.#latest.get(keyOf(spaceId, accountId)) ?? 0) > before };
  }
}

const keyOf = (spaceId: SpaceId, accountId: AccountId): string => `${spaceId} ${accountId}`;
