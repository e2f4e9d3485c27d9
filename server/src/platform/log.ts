import { pino } from "pino";
import type { DestinationStream, Logger } from "pino";

/** Structured log: one JSON line per event. Values are ids and codes, never names, secrets or message text. */
export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "fatal">;

export interface LogOptions {
  level: "debug" | "info" | "warn" | "error" | "silent";
  /** Where the lines go; standard output by default. */
  to?: DestinationStream;
}

/** Keys whose values never reach a log, wherever they appear. */
const SECRET_KEYS = [
  "authorization",
  "cookie",
  "password",
  "pass",
  "code",
  "token",
  "ticket",
  "authKey",
  "secret",
  "email",
  "name",
];

export function createLog(options: LogOptions): Logger {
  const settings = {
    level: options.level,
    base: { node: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`]), censor: "[hidden]" },
    serializers: { err: describeError, error: describeError },
  };
  return options.to === undefined ? pino(settings) : pino(settings, options.to);
}

/** A path without the values in its query, which may hold secrets. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/** Query errors include their parameters: only the statement's first words and the SQLSTATE are kept. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause instanceof Error ? error.cause : null;
  const message = error.message.startsWith("Failed query:") ? error.message.slice(0, 60) : error.message;
  return { type: error.name, message, cause: cause?.message, stack: error.stack?.split("\n").slice(1, 12).join("\n") };
}
