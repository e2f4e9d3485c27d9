import { constants } from "@atrium/contract";

const { quietAloneMs, answerWithinMs } = constants.presence;

/** Whether somebody alone in a room is asked if they are still there. */
export type QuietState =
  | { state: "awake" }
  | { state: "asked"; leftMs: number }
  /** Nobody answered. */
  | { state: "gone" };

const AWAKE: QuietState = { state: "awake" };

/**
 * Watches somebody alone in a room: asks them after `quietAloneMs` without input, and they are `gone` without an answer
 * within `answerWithinMs` of the question. A machine that slept through all of it asks first when it wakes.
 */
export class QuietWatch {
  #signAtMs: number;
  #askedAtMs: number | null = null;

  constructor(nowMs: number) {
    this.#signAtMs = nowMs;
  }

  /** The person did something. While the question is shown only deliberate input counts: a press or a key. */
  sign(nowMs: number, isMeant: boolean): void {
    if (this.#askedAtMs !== null && !isMeant) return;
    this.#signAtMs = nowMs;
    this.#askedAtMs = null;
  }

  /** `isBusy`: not alone, or sending sound or pictures. */
  look(nowMs: number, isBusy: boolean): QuietState {
    if (isBusy) this.sign(nowMs, true);
    if (nowMs - this.#signAtMs < quietAloneMs) return AWAKE;
    this.#askedAtMs ??= nowMs;
    const leftMs = answerWithinMs - (nowMs - this.#askedAtMs);
    return leftMs > 0 ? { state: "asked", leftMs } : { state: "gone" };
  }
}
