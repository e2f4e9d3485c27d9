import type { SpaceId } from "@atrium/contract";
import { readConfig, startAtrium } from "@atrium/server";
import type { Atrium, Clock, StartOptions } from "@atrium/server";
import { noRecorder, spaceChanged } from "@atrium/server/calls";
import type { Names } from "@atrium/server/calls";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestNames } from "./testNames.ts";

export interface ShownCode {
  email: string;
  /** Six digits. */
  code: string;
  /** The magic link. */
  link: string;
}

export interface TestAtrium extends Atrium {
  /** Sign-in codes shown so far, oldest first. */
  codes: readonly ShownCode[];
  /** Announces what `arrange` wrote about a space and its people, as an operation would. */
  tellChanged(spaceId: SpaceId): void;
}

export interface TestAtriumOptions {
  /** A migrated database from `createTestDatabase`, which several programs may share. Default: its own. */
  databaseUrl?: string;
  /** Settings by environment name; ports are free ones by default. */
  settings?: Readonly<Record<string, string>>;
  clock?: Clock;
  /** Fewer database connections, or a shorter wait for one. */
  pool?: StartOptions["pool"];
  /** DNS lookups; by default no name exists. */
  names?: Names;
  /** Which addresses pictures may be fetched from; by default public ones. */
  mayReach?: StartOptions["mayReach"];
  /** What records rooms; by default nothing does. */
  recorder?: StartOptions["recorder"];
}

/** The whole program in this process, on free ports, with a temporary data folder. */
export async function startTestAtrium({
  databaseUrl,
  settings = {},
  clock,
  pool,
  names = createTestNames(),
  mayReach,
  recorder = noRecorder,
}: TestAtriumOptions = {}): Promise<TestAtrium> {
  const dataFolder = mkdtempSync(join(tmpdir(), "atrium-test-"));
  const read = readConfig({
    DATA_FOLDER: dataFolder,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    TEST_MAY_LOSE_DATA: "yes",
    LOG_LEVEL: "error",
    PORT: "0",
    METRICS_PORT: "0",
    MEDIA_UDP_PORT: "0",
    MEDIA_TCP_PORT: "0",
    ...settings,
  });
  if (!read.ok) throw new Error(read.faults.join("; "));
  const codes: ShownCode[] = [];
  const showCode = (shown: ShownCode) => void codes.push(shown);
  const atrium = await startAtrium({
    config: read.config,
    showCode,
    names,
    recorder,
    ...(clock !== undefined && { clock }),
    ...(pool !== undefined && { pool }),
    ...(mayReach !== undefined && { mayReach }),
  });
  return {
    ...atrium,
    codes,
    tellChanged: (spaceId) => atrium.bus.publish(spaceChanged, { spaceId }),
    async stop() {
      await atrium.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
