// Which program runs on a data folder with the built-in database: a second one there would share its mails, its secrets
// and its ports' neighbours for no reason, so it says where the first one is instead.
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const RunningProgram = z.object({ pid: z.number().int().positive(), url: z.string(), privateUrl: z.string() });
type RunningProgram = z.infer<typeof RunningProgram>;

const ANSWERS_WITHIN_MS = 2_000;
const fileOf = (dataFolder: string): string => join(dataFolder, "running.json");

/** Thrown by a start on a folder where a program runs. */
export class AlreadyRuns extends Error {
  readonly program: RunningProgram;
  constructor(program: RunningProgram) {
    super(`It runs already, at ${program.url}`);
    this.program = program;
  }
}

/** Throws `AlreadyRuns` where a program runs on the folder: it left its note, lives and answers. */
export async function refuseSecond(dataFolder: string): Promise<void> {
  const noted = readNote(dataFolder);
  // In a restarted container this program has the number of the one before.
  if (noted === null || noted.pid === process.pid || !isAlive(noted.pid)) return;
  const options = { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) };
  const answer = await fetch(`${noted.privateUrl}/health/live`, options).catch(() => null);
  if (answer?.ok === true) throw new AlreadyRuns(noted);
}

/** Leaves the note of this program. Returns what takes it away. */
export function noteRunning(dataFolder: string, addresses: { url: string; privateUrl: string }): () => void {
  const file = fileOf(dataFolder);
  const note: RunningProgram = { pid: process.pid, ...addresses };
  writeFileSync(`${file}.${process.pid}`, `${JSON.stringify(note)}\n`, { mode: 0o600 });
  renameSync(`${file}.${process.pid}`, file);
  return () => {
    if (readNote(dataFolder)?.pid === process.pid) rmSync(file, { force: true });
  };
}

function readNote(dataFolder: string): RunningProgram | null {
  try {
    return RunningProgram.parse(JSON.parse(readFileSync(fileOf(dataFolder), "utf8")));
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
