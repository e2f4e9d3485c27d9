import { constants } from "@atrium/contract";
import type { Clock } from "../../platform/clock.ts";

/** Up to this many listeners get every change at once. Changes for a larger crowd are collected, */
const AT_ONCE = constants.socket.fanOutSlice;
/** for longer the more people there are, so that updating a crowd costs the same however large it is, */
const GATHER_MS_PER_PERSON = 1;
/** but at most this long. */
const GATHER_AT_MOST_MS = 2000;

/** Decides when a crowd is sent changes: at once after a quiet time, then not too often. */
export class Pace {
  readonly #clock: Pick<Clock, "after" | "steadyMs">;
  readonly #run: () => void;
  #lastMs = -Infinity;
  #isWaiting = false;

  constructor(clock: Pick<Clock, "after" | "steadyMs">, run: () => void) {
    this.#clock = clock;
    this.#run = run;
  }

  /** There is something to send to this many people. */
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
