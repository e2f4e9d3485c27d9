/** One moment on a machine's two clocks. Never compare one with the other. */
export interface Moment {
  /**
   * Milliseconds since an arbitrary start; never jumps. For durations and deadlines; `…Ms` without the name of a clock
   * is this one.
   */
  steadyMs: number;
  /** Milliseconds since the epoch; jumps when the machine's clock is set. For token lifetimes and what clients see. */
  wallMs: number;
}

export const steadyMs = (): number => performance.now();

export const now = (): Moment => ({ steadyMs: steadyMs(), wallMs: Date.now() });
