import { randomBytes } from "node:crypto";
import { chownSync, existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { runProgram } from "./runAs.ts";
import type { RunAs } from "./runAs.ts";

export const DATABASE_USER = "atrium";
const PASSWORD_FILE = "atrium.password";

/** Creates an empty cluster with a random password unless there is one. Unfinished clusters are never left in place. */
export async function ensureCluster(folder: string, binaries: Binaries, runAs: RunAs | null): Promise<void> {
  if (existsSync(join(folder, "PG_VERSION"))) return;
  await mkdir(dirname(folder), { recursive: true, mode: 0o755 });
  const unfinished = await mkdtemp(`${folder}.new-`);
  const passwordFile = `${unfinished}.password`;
  try {
    await writeFile(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
    if (runAs !== null) for (const path of [unfinished, passwordFile]) chownSync(path, runAs.uid, runAs.gid);
    await runProgram(binaries.initdb, initdbArguments(unfinished, passwordFile), runAs);
    await rename(passwordFile, join(unfinished, PASSWORD_FILE));
    await rename(unfinished, folder);
  } catch (error) {
    // Another program that started at the same moment may have been first.
    if (!existsSync(join(folder, "PG_VERSION"))) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

/** The random password of the cluster. Readable by its own user only. */
export const clusterPassword = async (folder: string): Promise<string> =>
  (await readFile(join(folder, PASSWORD_FILE), "utf8")).trim();

function initdbArguments(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    "--no-instructions",
  ];
}
