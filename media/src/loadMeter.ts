/** Since some start: how long a thread has run, and how much CPU it has used. */
export interface ThreadTimes {
  steadyMs: number;
  cpuMs: number;
}

/** Above this share of a core sound begins to wait for its turn. */
const FULL_LOAD = 0.8;
/** Rooms are let in again only when it is well below. */
const ROOM_AGAIN_LOAD = 0.65;
/** Long enough that a burst of joins does not count. */
const WINDOW_MS = 5000;

/**
 * Whether a thread has time for more rooms, by the CPU it used for some seconds. Its own work alone counts: what other
 * programs take from the machine is no reason to send people away.
 */
export class LoadMeter {
  readonly #times: () => ThreadTimes;
  #from: ThreadTimes;
  #isFull = false;

  constructor(times: () => ThreadTimes) {
    this.#times = times;
    this.#from = times();
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  /** Call often; what it finds holds until the next window is over. */
  tick(): void {
    const now = this.#times();
    const wholeMs = now.steadyMs - this.#from.steadyMs;
    if (wholeMs < WINDOW_MS) return;
    const load = (now.cpuMs - this.#from.cpuMs) / wholeMs;
    this.#from = now;
    this.#isFull = load > (this.#isFull ? ROOM_AGAIN_LOAD : FULL_LOAD);
  }
}
