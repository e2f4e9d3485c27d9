import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const PROGRAM = fileURLToPath(new URL("./remux.ts", import.meta.url));
const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const WITHIN_MS = 10 * 60_000;

const Said = z.union([z.object({ done: z.number() }), z.object({ durationMs: z.number() })]);

interface Remuxed {
  from: string;
  to: string;
  /** Called at most once a second with the share that is done, from 0 to 1. */
  onDone: (share: number) => void;
}

/** Finishes a recorded file in a process of its own, without this program's secrets. Null if it cannot be read. */
export async function remuxFile({ from, to, onDone }: Remuxed): Promise<{ durationMs: number } | null> {
  const options = { cwd: ROOT, env: {}, timeout: WITHIN_MS, killSignal: "SIGKILL" } as const;
  const child = spawn(process.execPath, [PROGRAM, from, to], { ...options, stdio: ["ignore", "pipe", "ignore"] });
  const ended = new Promise<boolean>((resolve) => {
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
  let durationMs: number | null = null;
  for await (const line of createInterface({ input: child.stdout })) {
    const said = read(line);
    if (said === null) continue;
    if ("done" in said) onDone(said.done);
    else ({ durationMs } = said);
  }
  return (await ended) && durationMs !== null ? { durationMs } : null;
}

function read(line: string): z.infer<typeof Said> | null {
  try {
    return Said.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}
