/** Wall-clock times at which something was last wrong. */
export interface WellMarks {
  linkMs: number;
  mediaMs: number;
  /** Nothing came out of the mix. */
  silentMs: number;
  /** The page had been frozen for long and continued. */
  wokeMs: number;
}
declare global {
  var __well: WellMarks | undefined;
}

/** Runs in the page before its own code: reads its probe continuously, without side effects. */
export function watchWell(): void {
  const LOOK_EVERY_MS = 5;
  const ASLEEP_MS = 30_000;
  const AUDIBLE = 0.001;
  /** Shorter gaps are not audible as such. */
  const GAP_MS = 100;
  const marks = { linkMs: 0, mediaMs: 0, silentMs: 0, wokeMs: 0 };
  globalThis.__well = marks;
  let [lookedMs, heardMs] = [Date.now(), 0];
  setInterval(() => {
    const nowMs = Date.now();
    if (nowMs - lookedMs > ASLEEP_MS) marks.wokeMs = nowMs;
    lookedMs = nowMs;
    const probe = globalThis.__atrium;
    if (probe?.link() !== "connected") marks.linkMs = nowMs;
    if (probe?.media() !== "connected") marks.mediaMs = nowMs;
    if ((probe?.mixLevel() ?? 0) > AUDIBLE) heardMs = nowMs;
    if (nowMs - heardMs > GAP_MS) marks.silentMs = nowMs;
  }, LOOK_EVERY_MS);
}
