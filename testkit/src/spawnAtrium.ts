import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { compileCache } from "./compileCache.ts";

/** The real program in a separate process. */
export interface SpawnedAtrium {
  port: number;
  pid: number;
  /** Everything it has printed so far. */
  printed(): string;
  /** Resolves with its exit code or signal. */
  ended: Promise<number | NodeJS.Signals | null>;
  kill(signal: NodeJS.Signals): void;
}

const MAIN = fileURLToPath(new URL("../../server/src/main.ts", import.meta.url));

/** Starts `server/src/main.ts` on free ports and waits until it takes requests; throws its output if it ends first. */
export async function spawnAtrium(settings: Readonly<Record<string, string>>): Promise<SpawnedAtrium> {
  const ports = { PORT: "0", METRICS_PORT: "0", MEDIA_UDP_PORT: "0", MEDIA_TCP_PORT: "0", LOG_LEVEL: "error" };
  const { DATA_FOLDER } = settings;
  // A killed program leaves temporary files behind: they are put into a folder that the test removes.
  const temporary = DATA_FOLDER === undefined ? {} : { TMPDIR: DATA_FOLDER };
  const env = { ...process.env, ...ports, NO_COLOR: "1", ...compileCache, ...temporary, ...settings };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += String(chunk)));
  const ended = new Promise<number | NodeJS.Signals | null>((done) => {
    child.once("close", (code, signal) => done(signal ?? code));
  });
  const port = await Promise.race([openPort(child, () => printed), ended]);
  if (child.exitCode !== null || child.signalCode !== null)
    throw new Error(`It ended with ${String(port)}:\n${printed}`);
  return {
    port: Number(port),
    pid: child.pid ?? 0,
    printed: () => printed,
    ended,
    kill: (signal) => void child.kill(signal),
  };
}

function openPort(child: ChildProcess, printed: () => string): Promise<number> {
  return new Promise((done) => {
    child.stdout?.on("data", () => {
      const found = /Address\s+https?:\/\/[^\s:]+:(\d+)\//.exec(printed());
      if (found !== null) done(Number(found[1]));
    });
  });
}
