// Which program runs on a data folder with the built-in database: a second one would needlessly share its mails, secrets
// and neighbouring ports, so it says where the first one is instead.
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const RunningProgram = z.object({ pid: z.number().int().positive(), url: z.string(), privateUrl: z.string() });
type RunningProgram = z.infer<typeof RunningProgram>;

const ANSWERS_WITHIN_MS = 2_000;
const fileOf = (dataFolder: string): string => join(dataFolder, "running.json");

/** Thrown on start if a program already runs on the folder. */
export class AlreadyRuns extends Error {
  readonly program: RunningProgram;
  constructor(program: RunningProgram) {
    super(`It runs already, at ${program.url}`);
    this.program = program;
  }
}

/** Throws `AlreadyRuns` if a program runs on the folder: it left its file, is alive and answers. */
export async function refuseSecond(dataFolder: string): Promise<void> {
  const noted = readNote(dataFolder);
  // In a restarted container this program may have the previous one's process id.
  if (noted === null || noted.pid === process.pid || !isAlive(noted.pid)) return;
  const options = { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) };
  const answer = await fetch(`${noted.privateUrl}/health/live`, options).catch(() => null);
  if (answer?.ok === true) throw new AlreadyRuns(noted);
}

/** Writes this program's file. Returns a function that removes it. */
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
