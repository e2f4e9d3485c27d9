// The door for tests, journeys and benches: the program as `main.ts` starts it.
export { systemClock } from "./platform/clock.ts";
export type { Clock } from "./platform/clock.ts";
export { readConfig } from "./platform/config.ts";
export type { Config } from "./platform/config.ts";
export { createLog } from "./platform/log.ts";
export { startAtrium } from "./program/startAtrium.ts";
export type { Atrium, StartOptions } from "./program/startAtrium.ts";
