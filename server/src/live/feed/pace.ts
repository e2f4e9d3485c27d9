import { constants } from "@atrium/contract";
import type { Clock } from "../../platform/clock.ts";

/** People to whom every change is told at once; a larger crowd's changes are gathered, */
const AT_ONCE = constants.socket.fanOutSlice;
/** longer the more people there are, so that telling a crowd costs the same however large it is, */
const GATHER_MS_PER_PERSON = 1;
/** and at the most so long. */
const GATHER_AT_MOST_MS = 2000;

/** Says when a crowd is told what changed: at once when it was quiet, and then not too often. */
export class Pace {
  readonly #clock: Pick<Clock, "after" | "steadyMs">;
  readonly #run: () => void;
  #lastMs = -Infinity;
  #isWaiting = false;

  constructor(clock: Pick<Clock, "after" | "steadyMs">, run: () => void) {
    this.#clock = clock;
    this.#run = run;
  }

  /** Something is to be told to so many people. */
  ask(people: number): void {
    if (people <= AT_ONCE) return this.#now();
    if (this.#isWaiting) return;
    const everyMs = Math.min(GATHER_AT_MOST_MS, people * GATHER_MS_PER_PERSON);
    const waitMs = this.#lastMs + everyMs - this.#clock.steadyMs();
    if (waitMs <= 0) return this.#now();
    this.#isWaiting = true;
    this.#clock.after(waitMs, () => {
      this.#isWaiting = false;
      this.#now();
    });
  }

  #now(): void {
    this.#lastMs = this.#clock.steadyMs();
    this.#run();
  }
}
