const WINDOW_MS = 60_000;

/**
 * How many unexpected faults a running server survives: a broken packet must not end every call, but a server that
 * fails all the time is better restarted.
 */
export class FaultBudget {
  readonly #limit: number;
  #recentMs: number[] = [];

  /** Survives up to `limit` faults per minute. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts a fault. False once there have been too many. */
  outlives(steadyMs: number): boolean {
    this.#recentMs = [...this.#recentMs.filter((atMs) => steadyMs - atMs < WINDOW_MS), steadyMs];
    return this.#recentMs.length <= this.#limit;
  }
}
