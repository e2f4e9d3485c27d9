import type { UpMessage } from "@atrium/contract";
import type { Clock } from "../../platform/clock.ts";

const AT_MOST_EVERY_MS = 100;
const STEPS = 9;

/** Sends my level to the space, on change, at most ten times a second; the last value is always sent. */
export class LevelSender {
  readonly #clock: Clock;
  readonly #send: (message: UpMessage) => void;
  #wanted = 0;
  #sent = 0;
  #rest: (() => void) | null = null;

  constructor(clock: Clock, send: (message: UpMessage) => void) {
    this.#clock = clock;
    this.#send = send;
  }

  /** `level` from 0 to 1. */
  heard(level: number): void {
    this.#wanted = Math.round(Math.min(Math.max(level, 0), 1) * STEPS);
    if (this.#rest === null) this.#say();
  }

  stop(): void {
    this.#rest?.();
    this.#rest = null;
  }

  #say(): void {
    if (this.#wanted === this.#sent) return;
    this.#sent = this.#wanted;
    this.#send({ type: "speaking", level: this.#wanted });
    this.#rest = this.#clock.after(AT_MOST_EVERY_MS, () => {
      this.#rest = null;
      this.#say();
    });
  }
}
