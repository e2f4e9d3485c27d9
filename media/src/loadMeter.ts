/** Since an arbitrary start: how long a thread has run, and how much CPU time it has used. */
export interface ThreadTimes {
  steadyMs: number;
  cpuMs: number;
}

/** Above this share of a core, audio packets start to queue. */
const FULL_LOAD = 0.8;
/** New rooms are accepted again only when load is well below the limit. */
const ROOM_AGAIN_LOAD = 0.65;
/** Long enough that a burst of joins does not count as overload. */
const WINDOW_MS = 5000;

/**
 * Whether a thread has CPU time left for more rooms, measured over a few seconds. Only its own work counts: what other
 * programs take from the machine is no reason to turn people away.
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

  /** Call often. The result holds until the next window ends. */
  tick(): void {
    const now = this.#times();
    const wholeMs = now.steadyMs - this.#from.steadyMs;
    if (wholeMs < WINDOW_MS) return;
    const load = (now.cpuMs - this.#from.cpuMs) / wholeMs;
    this.#from = now;
    this.#isFull = load > (this.#isFull ? ROOM_AGAIN_LOAD : FULL_LOAD);
  }
}
