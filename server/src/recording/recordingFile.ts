import { createHash, randomBytes } from "node:crypto";
import type { Query } from "../platform/database/database.ts";
import type { FileStore } from "../platform/files/fileStore.ts";
import { findByKey } from "./recordingStore.ts";
import type { RecordingRow } from "./recordingStore.ts";

export const RECORDING_TYPE = "video/webm";
export const PICTURE_TYPE = "image/webp";
const KEY_BYTES = 24;

export const newFileKey = (): string => randomBytes(KEY_BYTES).toString("base64url");

/** The key of a recording's picture: the same on every try, so that none of them leaves a picture that nobody knows of. */
export const pictureKeyOf = ({ key }: Pick<RecordingRow, "key">): string =>
  createHash("sha256").update(`picture of ${key}`).digest().subarray(0, KEY_BYTES).toString("base64url");

/** The name of a saved recording: the room, and when it began, in UTC. */
export function nameOfFile({ roomName, startedAt }: Pick<RecordingRow, "roomName" | "startedAt">): string {
  const when = startedAt.toISOString().slice(0, 16).replace("T", " ").replace(":", ".");
  return `${roomName.replaceAll(/[\\/:*?"<>|]/g, "_")} ${when}.webm`;
}

/** The recording, or the picture of one, that a signed link opens; null if the key is unknown. */
export async function findRecordingFile(query: Query, key: string): Promise<{ name: string; mimeType: string } | null> {
  if (!/^[\w-]+$/.test(key)) return null;
  const recording = await findByKey(query, key);
  if (recording === null) return null;
  const name = nameOfFile(recording);
  return recording.key === key ? { name, mimeType: RECORDING_TYPE } : { name: `${name}.webp`, mimeType: PICTURE_TYPE };
}

/** Removes a recording's file and its picture, also one that was stored for a row that does not say so. */
export async function removeFiles(
  store: Pick<FileStore, "remove">,
  recording: Pick<RecordingRow, "key" | "pictureKey">,
): Promise<void> {
  await store.remove(recording.key);
  await store.remove(recording.pictureKey ?? pictureKeyOf(recording));
}
