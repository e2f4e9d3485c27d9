import { parentPort, workerData } from "node:worker_threads";
import { steadyMs } from "./clock.ts";
import { FaultBudget } from "./faultBudget.ts";
import type { MediaOptions } from "./mediaOptions.ts";
import { reportFault } from "./reportFault.ts";
import { startMedia } from "./startMedia.ts";
import type { WorkerReport } from "./workerMessages.ts";

/** The media server in its own thread, so that forwarding never waits for the rest of the program. */
const port = parentPort;
// The contract's `must` would import all its schemas, which delays calls after a crash by a fifth of a second.
if (port === null) throw new Error("this file runs as a worker");
const report = (message: WorkerReport): void => port.postMessage(message);

const budget = new FaultBudget(20);
for (const kind of ["uncaughtException", "unhandledRejection"]) {
  process.on(kind, (fault: unknown) => {
    reportFault(fault, "");
    if (!budget.outlives(steadyMs())) process.exit(1);
  });
}

try {
  const { stop, ...server } = await startMedia(workerData as MediaOptions);
  port.once("message", () => {
    void stop().finally(() => port.close());
  });
  report({ kind: "ready", server });
} catch (error) {
  report({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  port.close();
}
