/** What comes out of a page's speaker, frame by frame. */
interface MixWatch {
  /** From now on. */
  begin(): void;
  /** Whether sound has come out without a break recently. */
  isSteady(): boolean;
  /** Whether nothing has come out for the same time. */
  isSilent(): boolean;
  /** Milliseconds without sound since the beginning, in frames of ten; a late sample counts for its whole delay. */
  silentMs(): number;
  /** When sound first came out after the beginning, by the machine's clock; null before. */
  heardAtMs(): number | null;
}
declare global {
  var __mix: MixWatch | undefined;
}

/** Runs in the page before its own code: reads its probe, without side effects. */
export function watchMix(): void {
  const FRAME_MS = 10;
  const AUDIBLE = 0.001;
  const STEADY_MS = 1500;
  let [silentMs, lastMs, breakMs, soundMs] = [0, performance.now(), performance.now(), 0];
  let heardAtMs: number | null = null;
  setInterval(() => {
    const nowMs = performance.now();
    const isAudible = (globalThis.__atrium?.mixLevel() ?? 0) > AUDIBLE;
    if (isAudible) {
      heardAtMs ??= Date.now();
      soundMs = nowMs;
    } else {
      silentMs += nowMs - lastMs;
      breakMs = nowMs;
    }
    lastMs = nowMs;
  }, FRAME_MS);
  globalThis.__mix = {
    begin() {
      [silentMs, lastMs, heardAtMs] = [0, performance.now(), null];
    },
    isSteady: () => performance.now() - breakMs > STEADY_MS,
    isSilent: () => performance.now() - soundMs > STEADY_MS,
    silentMs: () => silentMs,
    heardAtMs: () => heardAtMs,
  };
}
