import type { RecordChange } from "./recordMap.ts";

/** The net change of a record since the last message. */
export interface Noted extends RecordChange {
  /** First and last of the individual changes it combines, by their running number. */
  firstTurn: number;
  turn: number;
}

/** What the next message will contain: each changed record as last sent and as it is now. */
export class Pending {
  readonly #changes = new Map<string, Noted>();
  #turn = 0;

  get isEmpty(): boolean {
    return this.#changes.size === 0;
  }
  /** How many changes there have been. */
  get turn(): number {
    return this.#turn;
  }

  note(change: RecordChange): void {
    const name = `${change.kind} ${change.id}`;
    this.#turn += 1;
    const { before, firstTurn } = this.#changes.get(name) ?? { ...change, firstTurn: this.#turn };
    this.#changes.set(name, { ...change, before, firstTurn, turn: this.#turn });
  }

  take(): Noted[] {
    const changes = [...this.#changes.values()];
    this.#changes.clear();
    return changes;
  }
}
