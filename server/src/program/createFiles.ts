import { tmpdir } from "node:os";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { UploadNeeds } from "../file/index.ts";
import { createInspector } from "../platform/files/createInspector.ts";
import { createDiskStore } from "../platform/files/diskStore.ts";
import { createFileLinks } from "../platform/files/links.ts";
import { createS3Store } from "../platform/files/s3Store.ts";
import { createClamdScanner, noScanner } from "../platform/files/scanner.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import type { Secrets } from "../platform/secrets.ts";

export interface ProgramFiles extends UploadNeeds {
  stop(): Promise<void>;
}

interface FilesNeeds {
  config: Config;
  secrets: Secrets;
  db: Database;
  clock: Clock;
  log: Log;
}

/** Where files are stored and how they are inspected, according to the configuration. */
export function createFiles({ config, secrets, db, clock, log }: FilesNeeds): ProgramFiles {
  const { s3, clamd, dataFolder } = config;
  const arrivalsFolder = mkdtempSync(join(tmpdir(), "atrium-arrivals-"));
  const inspector = createInspector({ clock, log, folder: arrivalsFolder });
  return {
    db,
    clock,
    log,
    arrivalsFolder,
    inspector,
    store: s3 === null ? createDiskStore(resolve(dataFolder, "files")) : createS3Store(s3),
    scanner: clamd === null ? noScanner : createClamdScanner({ ...clamd, clock }),
    links: createFileLinks(secrets.files),
    async stop() {
      await inspector.stop();
      await rm(arrivalsFolder, { recursive: true, force: true });
    },
  };
}
