import type { AccountId, SpaceId } from "@atrium/contract";

/** Most that are remembered; letting somebody in takes less time than so many expulsions. */
const MOST = 1000;

/** Who was sent away lately: whoever is just being let in on something from before stays out. */
export class Expulsions {
  #count = 0;
  /** By person and space, the latest last. */
  readonly #latest = new Map<string, number>();

  add(spaceId: SpaceId, accountId: AccountId): void {
    this.#count += 1;
    const key = keyOf(spaceId, accountId);
    this.#latest.delete(key);
    this.#latest.set(key, this.#count);
    if (this.#latest.size > MOST) this.#latest.delete(this.#latest.keys().next().value ?? key);
  }

  /** Remembers this moment: was somebody sent away since? */
  watch(): { wasExpelled(spaceId: SpaceId, accountId: AccountId): boolean } {
    const before = this.#count;
    return { wasExpelled: (spaceId, accountId) => (this.#latest.get(keyOf(spaceId, accountId)) ?? 0) > before };
  }
}

const keyOf = (spaceId: SpaceId, accountId: AccountId): string => `${spaceId} ${accountId}`;
