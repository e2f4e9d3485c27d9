import type { SQL } from "drizzle-orm";
import type { Database } from "../platform/database/database.ts";
import type { FileStore } from "../platform/files/fileStore.ts";
import { forgetOrphan, listOrphans } from "./uploadStore.ts";

/**
 * Deletes files that nothing shows any more. The file goes before its row is gone for good, so that an interrupted run is
 * repeated; whoever wants to show it meanwhile waits for the row, and finds it gone or keeps it.
 */
export async function removeOrphans(
  { db, store }: { db: Database; store: FileStore },
  options: { nowMs: number; unless: readonly SQL[] },
): Promise<void> {
  for (const { id, key } of await listOrphans(db, options))
    await db.transaction(async (tx) => {
      if (await forgetOrphan(tx, id, options)) await store.remove(key);
    });
}
