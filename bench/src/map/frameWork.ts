/** An entry of Chromium's trace; times in microseconds, `tdur` is CPU time of its thread. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/**
 * CPU milliseconds of the page's main thread from one animation frame to the next, for each frame: the frame's own
 * task (scripts, styles, layout, paint) and every task until the next one.
 */
export function frameWork(events: readonly TraceEvent[]): number[] {
  const callbacks = events.filter(({ name }) => name === "FireAnimationFrame").toSorted(byTime);
  const [first] = callbacks;
  if (!first) return [];
  const tasks = events.filter((event) => event.name === "RunTask" && isSameThread(event, first)).toSorted(byTime);
  const works: number[] = [];
  let next = 0;
  for (const task of tasks) {
    const endsAt = task.ts + (task.dur ?? 0);
    const isFrame = (callbacks[next]?.ts ?? Infinity) < endsAt;
    while ((callbacks[next]?.ts ?? Infinity) < endsAt) next++;
    if (isFrame) works.push(0);
    if (works.length > 0) works[works.length - 1] = (works.at(-1) ?? 0) + (task.tdur ?? task.dur ?? 0) / 1000;
  }
  return works;
}

const byTime = (a: TraceEvent, b: TraceEvent): number => a.ts - b.ts;
const isSameThread = (a: TraceEvent, b: TraceEvent): boolean => a.pid === b.pid && a.tid === b.tid;
