import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import type { FileStore } from "../platform/files/fileStore.ts";
import type { FileLinks } from "../platform/files/links.ts";
import type { Inspector } from "../platform/files/createInspector.ts";
import type { Scanner } from "../platform/files/scanner.ts";
import type { Log } from "../platform/log.ts";

/** What uploads need from the rest of the program. */
export interface UploadNeeds {
  db: Database;
  clock: Clock;
  log: Log;
  store: FileStore;
  inspector: Inspector;
  scanner: Scanner;
  links: FileLinks;
  /** Where files are kept while they arrive and are inspected. */
  arrivalsFolder: string;
}
