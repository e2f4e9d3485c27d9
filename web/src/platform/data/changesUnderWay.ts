import type { Touched } from "@atrium/contract";
import type { QueryClient } from "@tanstack/react-query";

/** The pending changes of each query client. */
const waiting = new WeakMap<QueryClient, Set<ChangesUnderWay>>();

/**
 * Changes that the server has not answered yet. What they touch is refetched after the last of them: a reply in between
 * would show the state before the second change. News of what they touch wait for that too: those of the change itself
 * may come before its answer, and it is refetched once for both.
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
   * One was answered; returns what to refetch now. A refused change counts too: its optimistic update has cancelled
   * fetches, and with other changes pending the cached state is unknown.
   */
  answered(touched: readonly Touched[]): Touched[] {
    this.#count -= 1;
    this.#toRead.push(...touched);
    if (this.#count > 0) return [];
    waiting.get(this.#client)?.delete(this);
    this.#touches = [];
    return this.#toRead.splice(0);
  }

  /** Whether pending changes touch this query too: then it is refetched after the last of them. */
  take(touched: Touched): boolean {
    const isTouched = this.#touches.some((each) => isSame(each, touched));
    if (isTouched) this.#toRead.push(touched);
    return isTouched;
  }
}

/** Hands the refetch to the pending changes that touch it; false if there are none. */
export function leaveToChanges(touched: Touched, client: QueryClient): boolean {
  const takers = [...(waiting.get(client) ?? [])].filter((changes) => changes.take(touched));
  return takers.length > 0;
}

/** One of the two may name the subject less precisely than the other. */
const isSame = (one: Touched, other: Touched): boolean =>
  one.operation === other.operation &&
  Object.entries(one.subject ?? {}).every(([field, value]) => (other.subject?.[field] ?? value) === value);
