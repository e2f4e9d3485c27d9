import type { Query } from "../platform/database/database.ts";
import { findByKey } from "./recordingStore.ts";
import type { RecordingRow } from "./recordingStore.ts";

export const RECORDING_TYPE = "video/webm";

/** The name of a saved recording: the room, and when it began, in UTC. */
export function nameOfFile({ roomName, startedAt }: Pick<RecordingRow, "roomName" | "startedAt">): string {
  const when = startedAt.toISOString().slice(0, 16).replace("T", " ").replace(":", ".");
  return `${roomName.replaceAll(/[\\/:*?"<>|]/g, "_")} ${when}.webm`;
}

/** The recording that a signed link opens; null if the key is unknown. */
export async function findRecordingFile(query: Query, key: string): Promise<{ name: string; mimeType: string } | null> {
  if (!/^[\w-]+$/.test(key)) return null;
  const recording = await findByKey(query, key);
  return recording === null ? null : { name: nameOfFile(recording), mimeType: RECORDING_TYPE };
}
