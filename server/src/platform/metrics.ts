import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import { LAG_LOOK_EVERY_MS } from "./health.ts";

/** Metrics for a monitoring system. Labels hold names and codes, never ids. */
export interface Metrics {
  registry: Registry;
  calls: Histogram<"operation" | "code">;
  replays: Counter;
  limited: Counter<"rule">;
  signInAlarms: Counter<"what">;
  pageFaults: Counter;
}

/** A separate registry for each started program, so that several can run in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "atrium_", eventLoopMonitoringPrecision: LAG_LOOK_EVERY_MS });
  const registers = [registry];
  return {
    registry,
    calls: new Histogram({
      name: "atrium_call_duration_seconds",
      help: "Time of calls from their arrival to their reply",
      labelNames: ["operation", "code"],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    replays: new Counter({
      name: "atrium_idempotent_replays_total",
      help: "Calls answered with a stored reply",
      registers,
    }),
    limited: new Counter({
      name: "atrium_rate_limited_total",
      help: "Requests over a limit",
      labelNames: ["rule"],
      registers,
    }),
    signInAlarms: new Counter({
      name: "atrium_sign_in_alarms_total",
      help: "Times that very many codes were asked for, or very many were wrong, over all mailboxes",
      labelNames: ["what"],
      registers,
    }),
    pageFaults: new Counter({
      name: "atrium_page_faults_total",
      help: "Faults that pages told of",
      registers,
    }),
  };
}
