import type { RoomElement } from "@atrium/contract";

/** What became of one element; null is where there was none, or is none any more. */
export interface Step {
  before: RoomElement | null;
  after: RoomElement | null;
}

const MOST_KEPT = 100;

/** The undo history of this person's own changes; those of others are not in it. */
export class History {
  #past: (readonly Step[])[] = [];
  #future: (readonly Step[])[] = [];

  did(steps: readonly Step[]): void {
    if (steps.length === 0) return;
    this.#past = [...this.#past, steps].slice(-MOST_KEPT);
    this.#future = [];
  }

  /** What to do now to undo the last; null where there is nothing. */
  undo(): readonly Step[] | null {
    const steps = this.#past.pop();
    if (steps === undefined) return null;
    this.#future.push(steps);
    return steps.map(({ before, after }) => ({ before: after, after: before })).toReversed();
  }

  redo(): readonly Step[] | null {
    const steps = this.#future.pop();
    if (steps === undefined) return null;
    this.#past.push(steps);
    return steps;
  }
}
