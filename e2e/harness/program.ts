import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { compileCache } from "../../testkit/src/compileCache.ts";
import { startLivekitPeer, type LivekitPeer } from "../../testkit/src/livekitPeer.ts";

/** The real program with a temporary data folder. */
export interface Program {
  url: string;
  port: number;
  /** The folder of sent mails. */
  outbox: string;
  /** Sets its wall clock ahead; timers are not affected. */
  passTime(ms: number): Promise<void>;
  /** Crashes its media worker; the rest of the program continues. */
  endMediaWorker(): Promise<void>;
  /** Kills it and starts it again with the same data and port. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

const root = resolve(import.meta.dirname, "../..");
const loadedFirst = ["passTime.ts", "endWorker.ts"].flatMap((file) => [
  "--import",
  pathToFileURL(resolve(import.meta.dirname, file)).href,
]);

/** Starts the whole product on free ports. With MEDIA=livekit a real livekit-server carries its media. */
export async function startProgram(more: Readonly<Record<string, string>> = {}): Promise<Program> {
  const dataFolder = mkdtempSync(join(tmpdir(), "atrium-journeys-"));
  const livekit = process.env["MEDIA"] === "livekit" ? await startLivekitPeer() : null;
  const env = environment(dataFolder, livekit, more);
  let running = await launch(env);
  const { port } = running;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    outbox: join(dataFolder, "outbox"),
    passTime: (ms) => order(running.child, { aheadMs: ms }),
    endMediaWorker: () => order(running.child, { endWorker: "media" }),
    async killAndRestart() {
      await end(running.child, "SIGKILL");
      running = await launch({ ...env, PORT: String(port) });
    },
    async stop() {
      await end(running.child, "SIGTERM");
      livekit?.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

function environment(dataFolder: string, livekit: LivekitPeer | null, more: Readonly<Record<string, string>>) {
  const ports = { PORT: "0", METRICS_PORT: "0", MEDIA_UDP_PORT: "0", MEDIA_TCP_PORT: "0" };
  // A killed program leaves temporary files behind: they go into the folder that `stop` removes.
  return {
    ...process.env,
    DATA_FOLDER: dataFolder,
    TMPDIR: dataFolder,
    ...compileCache,
    LOG_LEVEL: "warn",
    ...ports,
    ...livekit?.env,
    ...more,
  };
}

function launch(env: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; port: number }> {
  const stdio: StdioOptions = ["ignore", "pipe", "pipe", "ipc"];
  const child = spawn(process.execPath, [...loadedFirst, "server/src/main.ts"], { cwd: root, env, stdio });
  return new Promise((resolvePort, reject) => {
    let output = "";
    const onText = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /https?:\/\/[^\s/]+:(\d+)/.exec(output);
      if (address) resolvePort({ child, port: Number(address[1]) });
    };
    child.stdout?.on("data", onText);
    child.stderr?.on("data", onText);
    child.once("exit", (code) => reject(new Error(`The program ended with ${code}:\n${output}`)));
  });
}

/** Sends a command to the preloaded script, and waits until it is done. */
async function order(child: ChildProcess, what: { aheadMs: number } | { endWorker: string }): Promise<void> {
  const isDone = once(child, "message");
  child.send(what);
  await isDone;
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolveEnd) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolveEnd();
    child.once("exit", () => resolveEnd());
    child.kill(signal);
  });
}
