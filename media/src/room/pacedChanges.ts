import { PersonBudget, type BudgetSize } from "../signal/personBudget.ts";
import type { Participant } from "./participant.ts";

interface PacedNeeds {
  steadyMs(): number;
  /** Does what the change of somebody means for the others, and answers what it cost. */
  act(participant: Participant): number;
}

/**
 * What changes of people cost the others, bounded by person: a change takes effect at once where they are at rest, and of
 * one who changes without rest the newest takes effect when what it costs has come back.
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

  /** It has been done otherwise, and cost so much. */
  done(participant: Participant, cost: number): void {
    this.#waiting.delete(participant);
    this.#budget.owe(participant.identity, cost, this.#needs.steadyMs());
  }

  /** Does what waits of those whose turn it is; call often. */
  tick(): void {
    const steadyMs = this.#needs.steadyMs();
    this.#budget.tick(steadyMs);
    for (const participant of this.#waiting) {
      if (this.#budget.hasLeft(participant.identity, steadyMs)) this.done(participant, this.#needs.act(participant));
    }
  }
}
