import type { MediaServer } from "./mediaOptions.ts";

/** From the worker: ready, or failed to start. */
export type WorkerReport = { kind: "ready"; server: Omit<MediaServer, "stop"> } | { kind: "failed"; message: string };

/** To the worker. */
export interface WorkerOrder {
  kind: "stop";
}
