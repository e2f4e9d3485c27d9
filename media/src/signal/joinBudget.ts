const JOINS_AT_ONCE = 20;
const JOINS_PER_SECOND = 0.5;
/** Time after which an unused budget is full again. */
const FULL_AFTER_MS = (JOINS_AT_ONCE / JOINS_PER_SECOND) * 1000;

/**
 * How often one person may join: a client on a bad network tries again and again, but each join costs everybody in the
 * room a message and us a handshake.
 */
export class JoinBudget {
  readonly #left = new Map<string, { joins: number; atMs: number }>();

  /** Whether this person may join once more now. */
  take(person: string, steadyMs: number): boolean {
    const known = this.#left.get(person) ?? { joins: JOINS_AT_ONCE, atMs: steadyMs };
    const earned = ((steadyMs - known.atMs) / 1000) * JOINS_PER_SECOND;
    const joins = Math.min(JOINS_AT_ONCE, known.joins + earned);
    this.#left.set(person, { joins: joins >= 1 ? joins - 1 : joins, atMs: steadyMs });
    return joins >= 1;
  }

  /** Forgets whoever has not come for long; call now and then. True while somebody is remembered. */
  tick(steadyMs: number): boolean {
    for (const [person, { atMs }] of this.#left) if (steadyMs - atMs > FULL_AFTER_MS) this.#left.delete(person);
    return this.#left.size > 0;
  }

  get size(): number {
    return this.#left.size;
  }
}
