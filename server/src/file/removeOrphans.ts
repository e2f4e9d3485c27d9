import type { SQL } from "drizzle-orm";
import type { Database } from "../platform/database/database.ts";
import type { FileStore } from "../platform/files/fileStore.ts";
import { forgetUpload, listOrphans } from "./uploadStore.ts";

/** Deletes files that nothing shows any more. The file goes before its row, so that an interrupted run is repeated. */
export async function removeOrphans(
  { db, store }: { db: Database; store: FileStore },
  options: { nowMs: number; unless: readonly SQL[] },
): Promise<void> {
  for (const { id, key } of await listOrphans(db, options)) {
    await store.remove(key);
    await forgetUpload(db, id);
  }
}
