import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const PROGRAM = fileURLToPath(new URL("./remux.ts", import.meta.url));
const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const WITHIN_MS = 10 * 60_000;

/** Finishes a recorded file in a process of its own, without this program's secrets. Null if it cannot be read. */
export async function remuxFile(from: string, to: string): Promise<{ durationMs: number } | null> {
  try {
    const options = { cwd: ROOT, env: {}, timeout: WITHIN_MS, killSignal: "SIGKILL" } as const;
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, from, to], options);
    const { durationMs } = JSON.parse(stdout) as { durationMs: number };
    return { durationMs };
  } catch {
    return null;
  }
}
