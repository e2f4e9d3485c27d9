import type { RecordingId } from "@atrium/contract";
import { finishedAs } from "@atrium/rules";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files/fileStore.ts";
import type { Log } from "../../platform/log.ts";
import { PICTURE_TYPE, pictureKeyOf, RECORDING_TYPE, removeFiles } from "../recordingFile.ts";
import { finish, lockRecording, noteProcessed } from "../recordingStore.ts";
import type { RecordingRow } from "../recordingStore.ts";
import { remuxFile } from "./remuxFile.ts";

export interface FinishNeeds {
  db: Database;
  store: Pick<FileStore, "put" | "remove">;
  log: Log;
  clock: Pick<Clock, "nowMs">;
  /** Where files are written while they are recorded. */
  folder: string;
  /** Called when lists that show it must be reloaded: it is further, or finished. */
  onChanged: (recording: RecordingRow) => void;
}

export const growingFile = (folder: string, id: RecordingId): string => join(folder, `${id}.webm`);

export const pictureFile = (folder: string, id: RecordingId): string => join(folder, `${id}.webp`);

/** Stores the file of a recording that has ended, as far as it was received, and the outcome in its row. */
export async function finishFile(needs: FinishNeeds, id: RecordingId): Promise<void> {
  const { db, folder } = needs;
  const path = growingFile(folder, id);
  const remuxed = `${path}.whole`;
  const picture = pictureFile(folder, id);
  try {
    const row = await db.transaction((tx) => lockRecording(tx, id));
    if (row?.state === "processing") await storeFile(needs, row, { path, remuxed, picture });
  } catch (error) {
    needs.log.error({ err: error, recordingId: id }, "a recording could not be stored and will be tried again");
    throw error;
  }
  await Promise.all([path, remuxed, picture].map((each) => rm(each, { force: true })));
}

async function storeFile(
  needs: FinishNeeds,
  row: RecordingRow,
  { path, remuxed, picture }: { path: string; remuxed: string; picture: string },
): Promise<void> {
  const { db, store, clock, onChanged } = needs;
  const grown = await bytesOf(path);
  const whole = grown > 0 ? await remuxFile({ from: path, to: remuxed, onDone: tellsShare(needs, row.id) }) : null;
  const bytes = whole === null ? grown : await bytesOf(remuxed);
  if (bytes > 0) await store.put(row.key, { path: whole === null ? path : remuxed, bytes, mimeType: RECORDING_TYPE });
  const isBroken = bytes > 0 && whole === null;
  const endedBecause = row.endedBecause ?? (isBroken ? "recorderLost" : bytes === 0 ? "neverBegan" : null);
  const pictureKey = bytes > 0 ? await storePicture(needs, row, picture) : null;
  const finished = await finish(db, row.id, {
    state: finishedAs(endedBecause, bytes > 0),
    endedBecause,
    durationMs: whole?.durationMs ?? null,
    bytes: bytes > 0 ? bytes : null,
    pictureKey,
    finishedAt: new Date(clock.nowMs()),
  });
  if (finished === null) await removeFiles(store, { key: row.key, pictureKey });
  else onChanged(finished);
}

/** Stores and tells how far it is, one share after another; one that comes meanwhile is left out. */
export function tellsShare({ db, log, onChanged }: Pick<FinishNeeds, "db" | "log" | "onChanged">, id: RecordingId) {
  let isBusy = false;
  return (share: number): void => {
    if (isBusy) return;
    isBusy = true;
    const percent = Math.max(0, Math.min(99, Math.floor(share * 100)));
    void noteProcessed(db, id, percent)
      .then((row) => (row === null ? undefined : onChanged(row)))
      .catch((error: unknown) =>
        log.warn({ err: error, recordingId: id }, "how far a recording is could not be stored"),
      )
      .finally(() => (isBusy = false));
  };
}

/** Its key; null if there is no picture, or it cannot be stored: the recording is one all the same. */
async function storePicture({ store, log }: FinishNeeds, row: RecordingRow, path: string): Promise<string | null> {
  const bytes = await bytesOf(path);
  if (bytes === 0) return null;
  const key = pictureKeyOf(row);
  try {
    await store.put(key, { path, bytes, mimeType: PICTURE_TYPE });
    return key;
  } catch (error) {
    log.warn({ err: error, recordingId: row.id }, "the picture of a recording could not be stored");
    return null;
  }
}

/** How much of a recording is on this node's disk. */
export const bytesThere = (folder: string, id: RecordingId): Promise<number> => bytesOf(growingFile(folder, id));

const bytesOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );
