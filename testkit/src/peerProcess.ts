import { spawn, type ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer } from "node:net";

interface PeerPlan<Env> {
  binary: string;
  args: string[];
  /** Removed when it stops. */
  folder: string;
  /** A URL that answers as soon as the server is up. */
  url: string;
  /** The environment our program needs to use it. */
  env: Env;
}

export interface PeerProcess<Env> {
  env: Env;
  pid: number;
  stop(): void;
}

/** Another program may take a port between our check and the server's start. */
const TRIES = 3;

/** Starts a real server next to ours, with a new plan for each attempt; throws the last attempt's error. */
export async function startPeer<Env>(plan: () => Promise<PeerPlan<Env>>): Promise<PeerProcess<Env>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start(await plan());
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
  }
}

async function start<Env>({ binary, args, folder, url, env }: PeerPlan<Env>): Promise<PeerProcess<Env>> {
  const child = spawn(binary, args, { stdio: "ignore" });
  const stop = (): void => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.race([answering(url), failing(child, binary)]);
  } catch (error) {
    stop();
    throw error;
  }
  return { env, pid: child.pid ?? 0, stop };
}

/** A TCP port that is currently free. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Rejects if the program does not start, or ends. */
const failing = (child: ChildProcess, binary: string): Promise<never> =>
  new Promise((_, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => reject(new Error(`${binary} ended with ${signal ?? code}`)));
  });

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}
