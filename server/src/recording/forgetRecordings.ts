import type { Database } from "../platform/database/database.ts";
import type { FileStore } from "../platform/files/fileStore.ts";
import { removeFiles } from "./recordingFile.ts";
import { forgetRow, listLeftBehind, lockRecording } from "./recordingStore.ts";

/** Deletes the files of recordings whose team or space is deleted for good, each before its row. */
export async function forgetRecordings({ db, store }: { db: Database; store: FileStore }): Promise<void> {
  for (const { id } of await listLeftBehind(db))
    await db.transaction(async (tx) => {
      const recording = await lockRecording(tx, id);
      if (recording === null) return;
      await forgetRow(tx, id);
      await removeFiles(store, recording);
    });
}
