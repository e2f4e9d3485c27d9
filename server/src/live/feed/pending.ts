import type { RecordChange } from "./recordMap.ts";

/** What became of a record since the last message. */
export interface Noted extends RecordChange {
  /** The first and the last of the changes that made it so; changes are counted one by one. */
  firstTurn: number;
  turn: number;
}

/** What is to be told with the next message: each record as it was told last and as it is now. */
export class Pending {
  readonly #changes = new Map<string, Noted>();
  #turn = 0;

  get isEmpty(): boolean {
    return this.#changes.size === 0;
  }
  /** How many changes there were so far. */
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
