const WINDOW_MS = 60_000;

/**
 * How many unexpected faults a running server outlives: a broken packet must not end every call, but one that fails
 * all the time is better ended and started anew.
 */
export class FaultBudget {
  readonly #limit: number;
  #recentMs: number[] = [];

  /** `limit` faults in a minute are outlived. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts a fault. False once there are too many. */
  outlives(steadyMs: number): boolean {
    this.#recentMs = [...this.#recentMs.filter((atMs) => steadyMs - atMs < WINDOW_MS), steadyMs];
    return this.#recentMs.length <= this.#limit;
  }
}
