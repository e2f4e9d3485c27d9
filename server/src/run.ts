import { build as pretty } from "pino-pretty";
import { createLog } from "./platform/log.ts";
import type { Log } from "./platform/log.ts";
import { readConfig } from "./platform/config.ts";
import { startAtrium } from "./startAtrium.ts";
import type { Atrium } from "./startAtrium.ts";
import { configFaults, farewell, say, signInCode, startFault, welcome } from "./terminal.ts";

/** A stop that takes longer than this is not waited for. */
const FORCED_AFTER_MS = 90_000;

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
  try {
    const atrium = await startAtrium({ config, log, showCode });
    say(welcome(config, atrium));
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(atrium));
  } catch (error) {
    log.debug({ err: error }, "the start failed");
    leaveWith(startFault(error));
  }
}

let isStopping = false;

/** The first signal drains, a second one ends at once. */
function stop(atrium: Atrium): void {
  if (isStopping) process.exit(1);
  isStopping = true;
  say(farewell());
  setTimeout(() => process.exit(1), FORCED_AFTER_MS).unref();
  void atrium.stop().then(() => process.exit(0));
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
