// `npm run dev`: runs the program, restarted at each change of its sources, the web app with instant updates, and
// people who walk in the demo space.
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { watch } from "node:fs";
import { startWalkers } from "./walkers.ts";

// Node's own --watch ends the program before it has closed its database, and its reports break in worker threads.
const WATCHED = ["server/src", "contract/src", "rules/src", "media/src"];
const SETTLED_AFTER_MS = 150;

let isEnding = false;
let isRestarting = false;
let hasOpened = false;
let seen = "";
let changed: NodeJS.Timeout | undefined;
let program = startProgram();
let web: ChildProcess | null = null;

for (const folder of WATCHED) watch(folder, { recursive: true }, noteChange);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, endAll);

function startProgram(): ChildProcess {
  const child = start(process.execPath, ["server/src/main.ts"]);
  child.stdout?.on("data", onceOpen);
  child.once("exit", () => {
    if (isRestarting) program = startProgram();
    else if (!isEnding) console.log("  The program has ended; it starts again at the next change.\n");
    isRestarting = false;
    leaveWhenDone();
  });
  return child;
}

function noteChange(): void {
  clearTimeout(changed);
  changed = setTimeout(restart, SETTLED_AFTER_MS);
}

function restart(): void {
  if (isEnding) return;
  if (!isRunning(program)) {
    program = startProgram();
    return;
  }
  isRestarting = true;
  program.kill("SIGTERM");
}

/** The web app and the walkers wait for the program's address: its port may differ from the preferred one. */
function onceOpen(chunk: Buffer): void {
  if (hasOpened) return;
  seen += String(chunk);
  const address = /Address\s+(https?:\/\/[^\s/]+)/.exec(seen)?.[1];
  if (address === undefined) return;
  hasOpened = true;
  web = start("vite", ["--config", "web/vite.config.ts"], { ATRIUM_SERVER: address });
  web.once("exit", endAll);
  console.log("  While developing, open the address that follows instead: it shows changes at once.\n");
  startWalkers(address).catch((error: unknown) => console.error("  Nobody walks in the demo space:", error));
}

function start(command: string, args: readonly string[], more: Readonly<Record<string, string>> = {}): ChildProcess {
  const child = spawn(command, args, { env: { ...process.env, ...more }, stdio: ["ignore", "pipe", "inherit"] });
  child.stdout.pipe(process.stdout, { end: false });
  return child;
}

function endAll(): void {
  isEnding = true;
  isRestarting = false;
  for (const child of [program, web]) if (child !== null && isRunning(child)) child.kill("SIGTERM");
  leaveWhenDone();
}

function leaveWhenDone(): void {
  if (isEnding && !isRunning(program) && (web === null || !isRunning(web))) process.exit();
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
