import type { Touched } from "@atrium/contract";
import type { QueryClient } from "@tanstack/react-query";

/** By query client: the mutations that wait for an answer. */
const waiting = new WeakMap<QueryClient, Set<ChangesUnderWay>>();

/**
 * Mutations shown optimistically. What they touch is refetched after the last of them:
 * a reply between two would show the state before the second.
 */
export class ChangesUnderWay {
  readonly #client: QueryClient;
  #count = 0;
  #touches: Touched[] = [];
  #toRead: Touched[] = [];

  constructor(client: QueryClient) {
    this.#client = client;
  }

  begin(touched: readonly Touched[]): void {
    this.#count += 1;
    this.#touches.push(...touched);
    const all = waiting.get(this.#client) ?? new Set();
    waiting.set(this.#client, all.add(this));
  }

  /**
   * A mutation was answered; returns what to refetch now. Also after a refusal: the optimistic update may have cancelled
   * fetches, and with others pending the state before it is not known.
   */
  answered(touched: readonly Touched[]): Touched[] {
    this.#count -= 1;
    this.#toRead.push(...touched);
    if (this.#count > 0) return [];
    waiting.get(this.#client)?.delete(this);
    this.#touches = [];
    return this.#toRead.splice(0);
  }

  /** Whether a pending mutation touches the query as well: it is then refetched after the last of them. */
  take(touched: Touched): boolean {
    const isTouched = this.#touches.some((each) => isSame(each, touched));
    if (isTouched) this.#toRead.push(touched);
    return isTouched;
  }
}

/** Leaves the refetch to the pending mutations that touch the query; false where there are none. */
export function leaveToChanges(touched: Touched, client: QueryClient): boolean {
  const takers = [...(waiting.get(client) ?? [])].filter((changes) => changes.take(touched));
  return takers.length > 0;
}

/** One of the two may name the subject less precisely than the other. */
const isSame = (one: Touched, other: Touched): boolean =>
  one.operation === other.operation &&
  Object.entries(one.subject ?? {}).every(([field, value]) => (other.subject?.[field] ?? value) === value);
