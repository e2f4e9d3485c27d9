/** A gap between two frames longer than this: the page was not shown. */
const PAUSE_MS = 2_000;

/** How many milliseconds as many frames of the page take; null if it was not shown meanwhile. */
export const framesTook = (count: number): Promise<number | null> =>
  new Promise((resolve) => {
    let [left, firstMs, lastMs] = [count, 0, 0];
    const step = (nowMs: number): void => {
      if (lastMs === 0) firstMs = nowMs;
      else if (nowMs - lastMs > PAUSE_MS) return resolve(null);
      lastMs = nowMs;
      if (left === 0) return resolve(nowMs - firstMs);
      left -= 1;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
