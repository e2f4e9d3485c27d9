export interface BudgetSize {
  /** What somebody may take at once who took nothing for long. */
  atOnce: number;
  perSecond: number;
}

/**
 * How much each person may take of something that costs others time. It is kept by person: a new socket of the same
 * person finds what the old one left.
 */
export class PersonBudget {
  readonly #size: BudgetSize;
  readonly #left = new Map<string, { amount: number; atMs: number }>();

  constructor(size: BudgetSize) {
    this.#size = size;
  }

  /** Takes so much for this person; false, and nothing is taken, where not so much is left. */
  take(person: string, amount: number, steadyMs: number): boolean {
    const left = this.#leftOf(person, steadyMs);
    const isEnough = left >= amount;
    this.#left.set(person, { amount: isEnough ? left - amount : left, atMs: steadyMs });
    return isEnough;
  }

  /** Whether this person has anything left. */
  hasLeft(person: string, steadyMs: number): boolean {
    return this.#leftOf(person, steadyMs) > 0;
  }

  /** Takes so much though it may be more than is left: they have nothing until what they owe has come back. */
  owe(person: string, amount: number, steadyMs: number): void {
    this.#left.set(person, { amount: this.#leftOf(person, steadyMs) - amount, atMs: steadyMs });
  }

  /** Forgets whose budget is full again; call now and then. True while somebody is remembered. */
  tick(steadyMs: number): boolean {
    for (const person of this.#left.keys()) {
      if (this.#leftOf(person, steadyMs) >= this.#size.atOnce) this.#left.delete(person);
    }
    return this.#left.size > 0;
  }

  get size(): number {
    return this.#left.size;
  }

  #leftOf(person: string, steadyMs: number): number {
    const { atOnce, perSecond } = this.#size;
    const known = this.#left.get(person);
    return known ? Math.min(atOnce, known.amount + ((steadyMs - known.atMs) / 1000) * perSecond) : atOnce;
  }
}
