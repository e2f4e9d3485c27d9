import { spawn } from "node:child_process";
import { chownSync, closeSync, existsSync, openSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import { plainEnvironment, runProgram } from "./runAs.ts";
import type { RunAs } from "./runAs.ts";

/** A running database server, according to its `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
}

export interface PostmasterOptions {
  folder: string;
  logFile: string;
  binaries: Binaries;
  runAs: RunAs | null;
  /** False may lose data on a power failure: for tests only. */
  durable: boolean;
  /** The port to listen on if started here; any free port by default. */
  port?: number;
}

const START_WAIT_MS = 30_000;
const POLL_MS = 40;

/** The live server of a cluster, or null. `ready` means that it accepts connections. */
export function readPostmaster(folder: string): (Postmaster & { ready: boolean }) | null {
  const file = join(folder, "postmaster.pid");
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, "utf8").split("\n");
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!Number.isInteger(pid) || pid <= 0 || !isPostgres(pid)) return null;
  return { pid, port, ready: port > 0 && (lines[7] ?? "").trim() === "ready" };
}

/**
 * Starts a cluster's server and waits until it accepts connections; a live one is used as it is. A server that was just
 * killed holds its memory for a while, so a failed start is retried.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  for (const endsAt = performance.now() + START_WAIT_MS; performance.now() < endsAt; await wait(POLL_MS)) {
    const live = readPostmaster(options.folder);
    if (live?.ready === true && (await answers(live.port))) return { pid: live.pid, port: live.port };
    if (live === null) await runUntilReadyOrExit(options);
  }
  throw new Error(
    `The built-in database did not start. Its last words, in ${options.logFile}:\n${lastWords(options.logFile)}`,
  );
}

/** Stops the server: open sessions are cut, everything committed is on disk. */
export async function stopPostmaster(options: Pick<PostmasterOptions, "folder" | "binaries" | "runAs">): Promise<void> {
  if (readPostmaster(options.folder) === null) return;
  const args = ["stop", "-D", options.folder, "-m", "fast", "-t", "30", "-s"];
  await runProgram(options.binaries.pgCtl, args, options.runAs).catch((error: unknown) => {
    // Another program that is stopping at the same time may have been faster.
    if (readPostmaster(options.folder) !== null) throw error;
  });
}

async function runUntilReadyOrExit(options: PostmasterOptions): Promise<void> {
  forgetForeignPid(options.folder);
  const port = options.port ?? (await freeLoopbackPort());
  if (!existsSync(options.logFile)) closeSync(openSync(options.logFile, "a", 0o600));
  if (options.runAs !== null) chownSync(options.logFile, options.runAs.uid, options.runAs.gid);
  const log = openSync(options.logFile, "a");
  // Detached: Ctrl-C in the terminal must reach this program only, which then stops the database last.
  const child = spawn(options.binaries.postgres, serverArguments(options, port), {
    ...options.runAs,
    env: plainEnvironment(),
    detached: true,
    stdio: ["ignore", log, log],
  });
  child.unref();
  closeSync(log);
  child.once("error", () => undefined);
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  while (isRunning() && readPostmaster(options.folder)?.ready !== true) await wait(POLL_MS);
}

function serverArguments(options: PostmasterOptions, port: number): string[] {
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "120",
    shared_buffers: "64MB",
    timezone: "UTC",
    log_min_messages: "warning",
    ...(options.durable
      ? {}
      : {
          fsync: "off",
          synchronous_commit: "off",
          full_page_writes: "off",
          wal_level: "minimal",
          max_wal_senders: "0",
        }),
  };
  return ["-D", options.folder, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/** Process ids are reused, in a restarted container at once: if the system tells the process's name, check it. */
function isPostgres(pid: number): boolean {
  if (process.platform !== "linux") return isAlive(pid);
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) && readFileSync(file, "utf8").includes("postgres");
}

/**
 * PostgreSQL refuses to start if any live process has the id in `postmaster.pid`. The file may be removed only if that is
 * another program: otherwise it protects what a killed server has left running.
 */
function forgetForeignPid(folder: string): void {
  const file = join(folder, "postmaster.pid");
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  if (pid > 0 && isAlive(pid) && !isPostgres(pid) && !isEnding(pid)) rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A zombie: ended but not yet reaped by its parent, and without a command line. */
function isEnding(pid: number): boolean {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) && readFileSync(file, "utf8") === "";
}

/** Whether the port is open: `postmaster.pid` may be slightly outdated. */
function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host: "127.0.0.1", port });
    socket.once("connect", () => done(true)).once("error", () => done(false));
    socket.once("connect", () => socket.destroy());
  });
}

function freeLoopbackPort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

const lastWords = (logFile: string): string =>
  existsSync(logFile) ? readFileSync(logFile, "utf8").split("\n").slice(-12).join("\n") : "";
