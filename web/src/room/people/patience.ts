import type { AccountId } from "@atrium/contract";
import type { PersonModel } from "./personModel.ts";

/** Whoever comes in is heard within a second or two; only what lasts is worth a mark. */
const PATIENCE_MS = 5_000;

/** Calls people unheard only once they are so for a while; until then they are coming. */
export class Patience {
  readonly #sinceMs = new Map<AccountId, number>();

  judge(people: readonly PersonModel[], nowMs: number): readonly PersonModel[] {
    const unheard = new Set(people.filter((person) => person.unheard).map(({ accountId }) => accountId));
    for (const accountId of this.#sinceMs.keys()) if (!unheard.has(accountId)) this.#sinceMs.delete(accountId);
    for (const accountId of unheard) if (!this.#sinceMs.has(accountId)) this.#sinceMs.set(accountId, nowMs);
    return people.map((person) =>
      this.#isNew(person, nowMs) ? { ...person, unheard: false, isComing: true } : person,
    );
  }

  /** Whether the next second may change what is said of somebody. */
  isWaiting(nowMs: number): boolean {
    return [...this.#sinceMs.values()].some((sinceMs) => nowMs - sinceMs < PATIENCE_MS);
  }

  #isNew({ accountId, unheard }: PersonModel, nowMs: number): boolean {
    return unheard && nowMs - (this.#sinceMs.get(accountId) ?? nowMs) < PATIENCE_MS;
  }
}
