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
 * Long quiet, alone in a room. Whoever is alone is asked after `quietAloneMs` without a sign, and is gone when no answer
 * comes within `answerWithinMs` of the question: a machine that slept through all of it asks first as it wakes.
 */
export class QuietWatch {
  #signAtMs: number;
  #askedAtMs: number | null = null;

  constructor(nowMs: number) {
    this.#signAtMs = nowMs;
  }

  /** The hand moved. While asked, only what is meant counts: a press, a key. */
  sign(nowMs: number, isMeant: boolean): void {
    if (this.#askedAtMs !== null && !isMeant) return;
    this.#signAtMs = nowMs;
    this.#askedAtMs = null;
  }

  /** `isBusy`: with others, or heard or seen by whoever might come. */
  look(nowMs: number, isBusy: boolean): QuietState {
    if (isBusy) this.sign(nowMs, true);
    if (nowMs - this.#signAtMs < quietAloneMs) return AWAKE;
    this.#askedAtMs ??= nowMs;
    const leftMs = answerWithinMs - (nowMs - this.#askedAtMs);
    return leftMs > 0 ? { state: "asked", leftMs } : { state: "gone" };
  }
}
