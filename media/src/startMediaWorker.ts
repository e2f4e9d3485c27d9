import { Worker } from "node:worker_threads";
import type { MediaOptions, MediaServer } from "./mediaOptions.ts";
import type { WorkerOrder, WorkerReport } from "./workerMessages.ts";

/** How long a stopping worker may take before it is terminated. */
const STOP_MS = 3000;

export interface MediaWorkerOptions extends Omit<MediaOptions, "isFull"> {
  /** Called once if the worker ends without `stop`. It is not restarted automatically. */
  onExit?: (reason: string) => void;
}

/** Starts the media server in a worker thread. Throws as `startMedia` does. */
export async function startMediaWorker({ onExit, ...options }: MediaWorkerOptions): Promise<MediaServer> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: options, name: "media" });
  let fault = "the media worker ended";
  let isStopping = false;
  const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  worker.on("error", (error) => {
    fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
  });
  const server = await started(worker, ended, () => fault);
  void ended.then(() => (isStopping ? undefined : onExit?.(fault)));
  return {
    ...server,
    stop: async () => {
      isStopping = true;
      const order: WorkerOrder = { kind: "stop" };
      worker.postMessage(order, []);
      const timer = setTimeout(() => void worker.terminate(), STOP_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

async function started(worker: Worker, ended: Promise<void>, fault: () => string): Promise<Omit<MediaServer, "stop">> {
  return new Promise((resolve, reject) => {
    worker.once("message", (report: WorkerReport) => {
      if (report.kind === "ready") resolve(report.server);
      else reject(new Error(report.message));
    });
    void ended.then(() => reject(new Error(fault())));
  });
}
