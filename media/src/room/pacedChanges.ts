import { PersonBudget, type BudgetSize } from "../signal/personBudget.ts";
import type { Participant } from "./participant.ts";

interface PacedNeeds {
  steadyMs(): number;
  /** Applies somebody's change for the others and returns what it cost. */
  act(participant: Participant): number;
}

/**
 * Bounds, per person, what changes cost the others: a change applies at once after a quiet spell; of rapid changes only
 * the newest applies, once the budget for it has refilled.
 */
export class PacedChanges {
  readonly #budget: PersonBudget;
  readonly #needs: PacedNeeds;
  readonly #waiting = new Set<Participant>();

  constructor(size: BudgetSize, needs: PacedNeeds) {
    this.#budget = new PersonBudget(size);
    this.#needs = needs;
  }

  changed(participant: Participant): void {
    this.#waiting.add(participant);
    this.tick();
  }

  /** The change was applied elsewhere, at this cost. */
  done(participant: Participant, cost: number): void {
    this.#waiting.delete(participant);
    this.#budget.owe(participant.identity, cost, this.#needs.steadyMs());
  }

  /** Applies pending changes that are due; call often. */
  tick(): void {
    const steadyMs = this.#needs.steadyMs();
    this.#budget.tick(steadyMs);
    for (const participant of this.#waiting) {
      if (this.#budget.hasLeft(participant.identity, steadyMs)) this.done(participant, this.#needs.act(participant));
    }
  }
}
