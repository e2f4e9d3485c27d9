export interface BudgetSize {
  /** The most that can be taken at once after a long pause. */
  atOnce: number;
  perSecond: number;
}

/**
 * Limits how much each person may use of something that costs others time. It is kept per person, so a new socket of
 * the same person continues with what the previous one left.
 */
export class PersonBudget {
  readonly #size: BudgetSize;
  readonly #left = new Map<string, { amount: number; atMs: number }>();

  constructor(size: BudgetSize) {
    this.#size = size;
  }

  /** Takes `amount` from this person's budget; false, taking nothing, if less is left. */
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

  /** Takes `amount` even if less is left: the person then has nothing until the debt has refilled. */
  owe(person: string, amount: number, steadyMs: number): void {
    this.#left.set(person, { amount: this.#leftOf(person, steadyMs) - amount, atMs: steadyMs });
  }

  /** Forgets people whose budget is full again; call now and then. True while anybody is remembered. */
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
