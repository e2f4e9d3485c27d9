import { build as pretty } from "pino-pretty";
import { createLog } from "../platform/log.ts";
import type { Log } from "../platform/log.ts";
import { readConfig } from "../platform/config.ts";
import { AlreadyRuns } from "../platform/runningProgram.ts";
import { startAtrium } from "./startAtrium.ts";
import type { Atrium } from "./startAtrium.ts";
import { configFaults, farewell, runsAlready, say, signInCode, startFault, welcome } from "./terminal.ts";

/** A stop that takes longer than this is cut short. */
const FORCED_AFTER_MS = 90_000;

/** Ctrl-C under npm arrives twice, from the terminal and from npm: only a later one counts as a second signal. */
const SAME_WISH_MS = 1_000;

/** The program in a terminal or under a supervisor, from its settings to its end. */
export async function run(): Promise<void> {
  const read = readConfig(process.env);
  if (!read.ok) return leaveWith(configFaults(read.faults));
  const { config } = read;
  const log = createLog({
    level: config.logLevel,
    ...(process.stdout.isTTY ? { to: pretty({ ignore: "node" }) } : {}),
  });
  watchForBugs(log);
  const showCode: Parameters<typeof startAtrium>[0]["showCode"] = (shown) => say(signInCode(shown));
  const starting = startAtrium({ config, log, showCode });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(starting));
  try {
    const atrium = await starting;
    if (stoppingSinceMs === null) say(welcome(config, atrium));
  } catch (error) {
    log.debug({ err: error }, "the start failed");
    if (error instanceof AlreadyRuns) {
      say(runsAlready(error.program));
      process.exit(0);
    }
    leaveWith(startFault(error));
  }
}

let stoppingSinceMs: number | null = null;

/** The first signal drains, a second one ends at once. A start in progress is finished first, so that nothing is left behind. */
function stop(starting: Promise<Atrium>): void {
  const nowMs = performance.now();
  if (stoppingSinceMs !== null && nowMs - stoppingSinceMs > SAME_WISH_MS) process.exit(1);
  if (stoppingSinceMs !== null) return;
  stoppingSinceMs = nowMs;
  say(farewell());
  setTimeout(() => process.exit(1), FORCED_AFTER_MS).unref();
  void starting.then(async (atrium) => atrium.stop()).then(() => process.exit(0));
}

function watchForBugs(log: Log): void {
  process.on("unhandledRejection", (error) => log.error({ err: error }, "a promise failed unheard"));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "a bug ends the program");
    process.exit(1);
  });
}

function leaveWith(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
