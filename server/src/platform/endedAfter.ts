import type { Clock } from "./clock.ts";

/** Does some work for a limited time: then the answer is null, and the signal tells the work that nobody waits for it. */
export function endedAfter<Value>(
  clock: Pick<Clock, "after">,
  forMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value | null> {
  const ending = new AbortController();
  return new Promise((resolve, reject) => {
    const undo = clock.after(forMs, () => {
      ending.abort();
      resolve(null);
    });
    void work(ending.signal).then(resolve, reject).finally(undo);
  });
}
