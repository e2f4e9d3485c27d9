import { isMainThread, type Worker } from "node:worker_threads";

// Loaded into the program before anything else: ends the worker of a given name, as if it had crashed.
if (isMainThread && process.channel) {
  const workers = new Set<Worker>();
  process.on("worker", (worker) => {
    workers.add(worker);
    worker.once("exit", () => workers.delete(worker));
  });
  process.on("message", (message: { endWorker?: string }) => {
    const { endWorker } = message;
    for (const worker of workers)
      if (worker.threadName === endWorker) void worker.terminate().then(() => process.send?.({ endWorker }));
  });
  process.channel.unref();
}
