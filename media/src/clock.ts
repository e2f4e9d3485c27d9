/** One moment by the two clocks of a machine. They are never compared with each other. */
export interface Moment {
  /** Since some start, never jumps: how long something takes, when it is due. Times that name no clock are of this one. */
  steadyMs: number;
  /** Since the epoch, jumps when the machine's clock is set: what tokens say and what clients are shown. */
  wallMs: number;
}

export const steadyMs = (): number => performance.now();

export const now = (): Moment => ({ steadyMs: steadyMs(), wallMs: Date.now() });
