import { fileURLToPath } from "node:url";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureDatabase, runMigrations, startEmbeddedPostgres } from "@atrium/server/database";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    testClusterUrl: string;
  }
}

export const TEMPLATE_DATABASE = "atrium_template";
const DATA_FOLDER = fileURLToPath(new URL("../../../.data", import.meta.url));

/** Vitest's global set-up: one temporary cluster per run, with a migrated database to copy from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  mkdirSync(DATA_FOLDER, { recursive: true });
  removeForgotten();
  const folder = join(DATA_FOLDER, `test-${process.pid}`);
  const postgres = await startEmbeddedPostgres({ dataFolder: folder, durable: false });
  await ensureDatabase(postgres.url("postgres"), TEMPLATE_DATABASE);
  await runMigrations(postgres.url(TEMPLATE_DATABASE));
  project.provide("testClusterUrl", postgres.url("postgres"));
  return async () => {
    await postgres.stop({ evenIfUsed: true });
    rmSync(folder, { recursive: true, force: true });
  };
}

function removeForgotten(): void {
  for (const name of readdirSync(DATA_FOLDER)) {
    const pid = /^test-(\d+)$/.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    rmSync(join(DATA_FOLDER, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
