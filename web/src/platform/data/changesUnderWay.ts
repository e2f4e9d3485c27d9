import type { Touched } from "@atrium/contract";
import type { QueryClient } from "@tanstack/react-query";

/** Of each client, those that wait for an answer. */
const waiting = new WeakMap<QueryClient, Set<ChangesUnderWay>>();

/**
 * Changes that are on the screen before the server has answered. What they touch is read after the last of them:
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
   * One was answered; what is to be read now. A refused one as well: what it drew has cancelled readings, and among
   * others nobody here knows what holds.
   */
  answered(touched: readonly Touched[]): Touched[] {
    this.#count -= 1;
    this.#toRead.push(...touched);
    if (this.#count > 0) return [];
    waiting.get(this.#client)?.delete(this);
    this.#touches = [];
    return this.#toRead.splice(0);
  }

  /** Whether these changes touch it too: then it is read after the last of them. */
  take(touched: Touched): boolean {
    const isTouched = this.#touches.some((each) => isSame(each, touched));
    if (isTouched) this.#toRead.push(touched);
    return isTouched;
  }
}

/** Leaves it to the changes that wait for an answer and touch it; false where there are none. */
export function leaveToChanges(touched: Touched, client: QueryClient): boolean {
  const takers = [...(waiting.get(client) ?? [])].filter((changes) => changes.take(touched));
  return takers.length > 0;
}

/** One of them may name less of the subject than the other. */
const isSame = (one: Touched, other: Touched): boolean =>
  one.operation === other.operation &&
  Object.entries(one.subject ?? {}).every(([field, value]) => (other.subject?.[field] ?? value) === value);
