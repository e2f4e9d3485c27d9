/** The shared state of a video that is played together. */
export interface VideoPlay {
  state: "play" | "pause";
  /** The server's time of the last change, and the second at which the video was then. */
  stateAt: number;
  stateSeek: number;
  rate: number;
}

/** The second of a video at a moment of the server's time; it may be past the video's end. */
export function videoSecondsAt({ state, stateAt, stateSeek, rate }: VideoPlay, nowMs: number): number {
  return state === "pause" ? stateSeek : stateSeek + (Math.max(0, nowMs - stateAt) / 1000) * rate;
}
