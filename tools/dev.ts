// `npm run dev`: the program, started again at each change of its sources, and the web app with instant updates.
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";

const WATCHED = ["server/src", "contract/src", "rules/src", "media/src"];
const children: ChildProcess[] = [];

const program = start(process.execPath, [...WATCHED.map((path) => `--watch-path=${path}`), "server/src/main.ts"]);
let seen = "";
program.stdout?.on("data", (chunk: Buffer) => {
  process.stdout.write(chunk);
  if (children.length > 1) return;
  seen += String(chunk);
  const address = /Address\s+(https?:\/\/[^\s/]+)/.exec(seen)?.[1];
  if (address !== undefined) startWeb(address);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);

/** The web app waits for the program's address: the port may be another one than asked for. */
function startWeb(address: string): void {
  const web = start("vite", ["--config", "web/vite.config.ts"], { ATRIUM_SERVER: address });
  web.stdout?.pipe(process.stdout);
  console.log("  While developing, open the address that follows instead: it shows changes at once.\n");
}

function start(command: string, args: readonly string[], more: Readonly<Record<string, string>> = {}): ChildProcess {
  const child = spawn(command, args, { env: { ...process.env, ...more }, stdio: ["ignore", "pipe", "inherit"] });
  child.once("exit", stop);
  children.push(child);
  return child;
}

function stop(): void {
  for (const child of children) if (child.exitCode === null) child.kill("SIGTERM");
}
