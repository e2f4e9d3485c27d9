// A server under measurement runs in its own process; its parent asks it for its cost.
import { fork, type ChildProcess } from "node:child_process";

/** The first message of a started server. */
export interface Announcement {
  port: number;
  [more: string]: unknown;
}

export interface MeasuredProcess<Said extends Announcement> {
  said: Said;
  /** Milliseconds of CPU used so far, all threads. */
  cpuMs(): Promise<number>;
  /** The same, and what else the server counts. */
  results(): Promise<Results>;
  stop(): Promise<void>;
}

export interface Results {
  cpuMs: number;
  count: number;
}

interface Served {
  count?: () => number;
  /** Called before the process ends. */
  stop?: () => Promise<void>;
}

/** In the server's process: announces where it listens and answers questions. */
export function serveMeasured(
  announcement: Announcement,
  { count = () => 0, stop = async () => {} }: Served = {},
): void {
  process.on("message", (question) => {
    if (question !== "cpu") return;
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000, count: count() } satisfies Results);
  });
  process.on("disconnect", () => void stop().finally(() => process.exit(0)));
  process.send?.({ announcement });
}

/** In the parent: starts a server's file and waits until it listens. */
export async function startMeasured<Said extends Announcement>(
  file: string,
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredProcess<Said>> {
  const child = fork(file, { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const { announcement } = await answer<{ announcement: Said }>(child, "announcement");
  const results = (): Promise<Results> => {
    const answered = answer<Results>(child, "cpuMs");
    child.send("cpu");
    return answered;
  };
  return {
    said: announcement,
    cpuMs: async () => (await results()).cpuMs,
    results,
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.disconnect();
      }),
  };
}

function answer<Message>(child: ChildProcess, key: string): Promise<Message> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: object): void => {
      if (!(key in message)) return;
      child.off("message", onMessage);
      child.off("exit", onExit);
      resolve(message as Message);
    };
    child.on("message", onMessage);
    const onExit = (code: number | null): void => reject(new Error(`the server ended with ${code}`));
    child.once("exit", onExit);
  });
}
