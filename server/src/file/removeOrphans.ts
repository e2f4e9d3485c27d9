import type { SQL } from "drizzle-orm";
import type { Database } from "../platform/database/database.ts";
import type { FileStore } from "../platform/files/fileStore.ts";
import { forgetOrphan, listOrphans } from "./uploadStore.ts";

/**
 * Deletes files that nothing shows any more. The file is deleted before the deletion of its row commits, so that an
 * interrupted run is repeated; a call that wants to show the file meanwhile waits for the row and finds it either gone
 * or kept.
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
