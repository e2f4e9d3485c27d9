/** Times of day at which something was last amiss. */
export interface WellMarks {
  linkMs: number;
  mediaMs: number;
  /** Nothing came out of the mix. */
  silentMs: number;
  /** The page had stood still for long and went on. */
  wokeMs: number;
}
declare global {
  var __well: WellMarks | undefined;
}

/** Runs in the page before its own code: looks at its probe without pause, and changes nothing. */
export function watchWell(): void {
  const LOOK_EVERY_MS = 5;
  const ASLEEP_MS = 30_000;
  const AUDIBLE = 0.001;
  /** Shorter gaps are not heard as such. */
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
