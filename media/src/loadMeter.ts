/** How busy a thread is: `idle` and `active` milliseconds since its start, as `performance.eventLoopUtilization` tells. */
export interface LoopTimes {
  idle: number;
  active: number;
}

/** Above this share of the thread's time sound begins to wait; measured with the media benchmark, which stays below. */
const FULL_LOAD = 0.8;
/** It lets rooms in again only when it is well below. */
const ROOM_AGAIN_LOAD = 0.65;
/** Long enough that a burst of joins does not count. */
const WINDOW_MS = 5000;

/** Whether a thread has time for more rooms, by how busy it was for some seconds. */
export class LoadMeter {
  readonly #times: () => LoopTimes;
  #from: LoopTimes;
  #isFull = false;

  constructor(times: () => LoopTimes) {
    this.#times = times;
    this.#from = times();
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  /** Call often; what it finds holds until the next window is over. */
  tick(): void {
    const now = this.#times();
    const active = now.active - this.#from.active;
    const whole = active + now.idle - this.#from.idle;
    if (whole < WINDOW_MS) return;
    this.#from = now;
    this.#isFull = active / whole > (this.#isFull ? ROOM_AGAIN_LOAD : FULL_LOAD);
  }
}
