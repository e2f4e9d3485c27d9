import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { at, modifiedMs, say } from "./run.mjs";

/** The lock file while it is held. */
let held = null;

/** One preparation at a time; the lock of a killed one is taken over. */
export async function withLock(work) {
  const folder = at(".data");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "prepare.lock");
  for (let told = false; !takeLock(file); told = true) {
    if (!told) say("Another start is preparing; waiting for it.");
    await wait(300);
  }
  held = file;
  try {
    await work();
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  } finally {
    dropLock();
  }
}

export function dropLock() {
  if (held) rmSync(held, { force: true });
  held = null;
}

function takeLock(file) {
  try {
    const handle = openSync(file, "wx");
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  const holder = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  // Empty: its holder is about to write its process id, unless it was killed in between.
  const isStale = holder === 0 ? existsSync(file) && Date.now() - modifiedMs(file) > 5000 : !isAlive(holder);
  if (isStale) rmSync(file, { force: true });
  return false;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
