import { createLog } from "./platform/log.ts";
import { readConfig } from "./platform/config.ts";
import { startAtrium } from "./startAtrium.ts";
import type { Atrium } from "./startAtrium.ts";
import { configFaults, farewell, signInCode, welcome } from "./terminal.ts";

const FORCED_AFTER_MS = 90_000;

const read = readConfig(process.env);
if (!read.ok) {
  console.error(configFaults(read.faults));
  process.exit(1);
}
const { config } = read;
const log = createLog({ level: config.logLevel });

process.on("unhandledRejection", (error) => log.error({ err: error }, "a promise failed unheard"));
process.on("uncaughtException", (error) => {
  log.fatal({ err: error }, "a bug ends the program");
  process.exit(1);
});

const atrium = await startAtrium({ config, log, showCode: (shown) => console.log(signInCode(shown)) }).catch(
  (error: unknown) => {
    log.debug({ err: error }, "the start failed");
    console.error(`\n  Atrium could not start: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
console.log(welcome(config, atrium));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => leave(atrium));

let isLeaving = false;

/** The first signal drains, a second one ends at once. */
function leave(running: Atrium): void {
  if (isLeaving) process.exit(1);
  isLeaving = true;
  console.log(farewell());
  setTimeout(() => process.exit(1), FORCED_AFTER_MS).unref();
  void running.stop().then(() => process.exit(0));
}
