import { constants } from "@atrium/contract";
import type { Clock } from "../../platform/clock.ts";

/** A room as ticking sees it; `tick` returns true if it wants another tick. */
export interface Ticking {
  tick(): boolean;
  /** How many people get its frames; a crowd gets them less often. */
  readonly listening?: number;
}

const { tickMs, laggingTickMs } = constants.presence;
/** A timer later than this means the event loop is busy: frames become rarer until it is not. */
const LATE_MS = 20;
const SHORTEST_WAIT_MS = 1;
/** A frame to 5,000 people is thousands of writes: every 33 ms that would take all of a program's time. */
const TICK_MS_PER_PERSON = 0.1;
/** A tick late by less than this does not delay the next one: small delays must not add up. */
const CATCH_UP_MS = 8;

/**
 * Sends presence frames: at once for a room that was quiet, then at most one per room and tick. Rooms tick at their own
 * times, so that many rooms do not all send at once. Nothing runs while nothing moves.
 */
export class PresenceTicks {
  readonly #clock: Clock;
  readonly #lastMs = new WeakMap<Ticking, number>();
  readonly #waiting = new Set<Ticking>();
  #everyMs: number = tickMs;
  /** When the timer is due, by the steady clock; null without a timer. */
  #nextMs: number | null = null;
  #cancel: () => void = () => {};

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Something in the room changed. */
  wake(room: Ticking): void {
    if (this.#waiting.has(room)) return;
    this.#waiting.add(room);
    const dueMs = this.#dueMs(room);
    if (this.#nextMs === null || dueMs < this.#nextMs) this.#setTimer(dueMs);
  }

  stop(): void {
    this.#cancel();
    this.#waiting.clear();
  }

  #dueMs(room: Ticking): number {
    const everyMs = Math.max(this.#everyMs, (room.listening ?? 0) * TICK_MS_PER_PERSON);
    return (this.#lastMs.get(room) ?? -Infinity) + everyMs;
  }

  #setTimer(dueMs: number): void {
    this.#cancel();
    const nowMs = this.#clock.steadyMs();
    const waitMs = Math.max(SHORTEST_WAIT_MS, dueMs - nowMs);
    this.#nextMs = nowMs + waitMs;
    this.#cancel = this.#clock.after(waitMs, () => this.#run());
  }

  #run(): void {
    const nowMs = this.#clock.steadyMs();
    const lateMs = nowMs - (this.#nextMs ?? nowMs);
    this.#everyMs = lateMs > LATE_MS ? laggingTickMs : tickMs;
    this.#nextMs = null;
    let soonestMs = Infinity;
    for (const room of this.#waiting) {
      const dueMs = this.#dueMs(room);
      if (dueMs <= nowMs) {
        this.#lastMs.set(room, nowMs - dueMs < CATCH_UP_MS ? dueMs : nowMs);
        if (!room.tick()) this.#waiting.delete(room);
      }
      if (this.#waiting.has(room)) soonestMs = Math.min(soonestMs, this.#dueMs(room));
    }
    if (soonestMs < Infinity) this.#setTimer(soonestMs);
  }
}
