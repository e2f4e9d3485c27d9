import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const at = (...parts) => join(root, ...parts);

/** The running program. */
let child = null;

/** Runs a program to its end; prints a line from time to time to show progress. Shows its output only on failure. */
export async function run(program, args, { cwd = root, env = process.env, progress }) {
  child = spawn(program, args, { cwd, env: { ...env, NO_COLOR: "1" }, stdio: ["ignore", "pipe", "pipe"] });
  let words = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (words = (words + chunk).slice(-8000)));
  const isTerminal = process.stdout.isTTY;
  const startedMs = Date.now();
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - startedMs) / 1000);
    if (isTerminal) process.stdout.write(`\r  ${progress}: ${seconds} s`);
    else if (seconds % 10 === 0) process.stdout.write(`  ${progress}: ${seconds} s\n`);
  }, 1000);
  const code = await new Promise((done) => {
    child.once("error", () => done("not found"));
    child.once("close", done);
  });
  child = null;
  clearInterval(timer);
  if (isTerminal) process.stdout.write("\r\u001b[K");
  if (code !== 0) throw new Error(`${[program, ...args].join(" ")} failed (${code}).\n${words.trim()}`);
}

/** Kills the running program. */
export function stopRun() {
  child?.kill("SIGKILL");
}

/** The Node the project pins, once it is installed. */
export function nodeOfProject() {
  const pinned = at("node_modules", ".bin", "node");
  return existsSync(pinned) ? pinned : process.execPath;
}

export function modifiedMs(path) {
  return statSync(path).mtimeMs;
}

export function say(sentence) {
  process.stdout.write(`  ${sentence}\n`);
}
