// `npm run contract`: the contracts of teams, by whoever runs the program, in a terminal of its machine.
import { systemClock } from "./platform/clock.ts";
import { readConfig } from "./platform/config.ts";
import { createLog } from "./platform/log.ts";
import { readCommand } from "./program/contract/contractArguments.ts";
import { faultWords, HELP } from "./program/contract/contractWords.ts";
import type { Said } from "./program/contract/contractWords.ts";
import { runContract } from "./program/contract/runContract.ts";
import { startDatabase } from "./program/startDatabase.ts";
import { configFaults, say } from "./program/terminal.ts";

const words = process.argv.slice(2);
const { ok, words: said } = await answer();
if (ok) say(said);
else process.stderr.write(`${said}\n`);
process.exitCode = ok ? 0 : 1;

/** What is wrong is said before any database is started. */
async function answer(): Promise<Said> {
  const read = readCommand(words);
  if (!read.ok) return faultWords(read.faults);
  if (read.command.kind === "help") return { ok: true, words: HELP };
  const settings = readConfig(process.env);
  if (!settings.ok) return { ok: false, words: configFaults(settings.faults) };
  const { config } = settings;
  const log = createLog({ level: config.logLevel });
  try {
    const database = await startDatabase(config, { clock: systemClock, log, pool: { maxConnections: 1 } });
    try {
      const needs = { db: database.db, defaultPlan: config.defaultPlan };
      return await runContract(needs, words, systemClock.nowMs());
    } finally {
      await database.stop();
    }
  } catch (error) {
    return { ok: false, words: error instanceof Error ? error.message : String(error) };
  }
}
