import type { Clock } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";

/** A part of the program that runs by itself and is restarted when it ends. */
export interface KeptWorker<Part> {
  /** The running part; null during a restart. */
  current: () => Part | null;
  /** The running part; during a restart the next one, if it runs within `waitMs`. */
  whenRunning: (waitMs: number) => Promise<Part | null>;
  /** The first start; if it fails, it is retried in the background. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A part that crashed once is restarted at once; one that keeps crashing waits longer each time. */
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 30_000;
/** After running this long, a part restarts with a short pause again. */
const WELL_AFTER_MS = 60_000;

/** Called by a part that ended without being stopped. */
export type OnExit = (reason: string) => void;

/** Keeps a part running: it is restarted whenever it ends, with growing pauses if it ends early. */
export function keepWorker<Part extends { stop(): Promise<void> }>(
  startPart: (onExit: OnExit) => Promise<Part>,
  { clock, log }: { clock: Clock; log: Log },
): KeptWorker<Part> {
  let part: Part | null = null;
  let isStopping = false;
  let pauseMs = FIRST_PAUSE_MS;
  let startedMs = 0;
  let cancelRestart = () => {};
  const waiting = new Set<() => void>();

  async function start(): Promise<void> {
    startedMs = clock.steadyMs();
    try {
      const started = await startPart(onExit);
      if (isStopping) return await started.stop();
      part = started;
      for (const answer of waiting) answer();
    } catch (error) {
      log.error({ err: error }, "the media server did not start and will be tried again");
      startLater();
    }
  }

  function onExit(reason: string): void {
    part = null;
    log.error({ reason }, "the media server ended and will be started again");
    startLater();
  }

  function startLater(): void {
    if (isStopping) return;
    if (clock.steadyMs() - startedMs > WELL_AFTER_MS) pauseMs = FIRST_PAUSE_MS;
    cancelRestart = clock.after(pauseMs, () => void start());
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
  }

  function whenRunning(waitMs: number): Promise<Part | null> {
    if (part !== null || isStopping) return Promise.resolve(part);
    return new Promise((resolve) => {
      const answer = () => {
        cancel();
        waiting.delete(answer);
        resolve(part);
      };
      const cancel = clock.after(waitMs, answer);
      waiting.add(answer);
    });
  }

  return {
    current: () => part,
    whenRunning,
    start,
    async stop() {
      isStopping = true;
      cancelRestart();
      for (const answer of waiting) answer();
      await part?.stop();
    },
  };
}
