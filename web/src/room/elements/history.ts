import type { RoomElement } from "@atrium/contract";
import type { FileFrom } from "./deskState.ts";

/** A change of one element, before and after; null if it does not exist at that time. */
export interface Step {
  before: RoomElement | null;
  after: RoomElement | null;
  /** Whose file an added element shows. */
  from?: FileFrom;
}

const MOST_KEPT = 100;

/** One user's undo history. Changes of others are not in it. */
export class History {
  #past: (readonly Step[])[] = [];
  #future: (readonly Step[])[] = [];

  did(steps: readonly Step[]): void {
    if (steps.length === 0) return;
    this.#past = [...this.#past, steps].slice(-MOST_KEPT);
    this.#future = [];
  }

  /** The change that undoes the last one; null if there is none. */
  undo(): readonly Step[] | null {
    const steps = this.#past.pop();
    if (steps === undefined) return null;
    this.#future.push(steps);
    return steps.map(({ before, after, ...step }) => ({ ...step, before: after, after: before })).toReversed();
  }

  redo(): readonly Step[] | null {
    const steps = this.#future.pop();
    if (steps === undefined) return null;
    this.#past.push(steps);
    return steps;
  }
}
