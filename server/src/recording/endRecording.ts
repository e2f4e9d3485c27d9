import type { Effect, RecordingEnd, RecordingId } from "@atrium/contract";
import type { Bus } from "../platform/bus.ts";
import type { Transaction } from "../platform/database/database.ts";
import { markRecording } from "../room/index.ts";
import { endRunning } from "./recordingStore.ts";

/** Ends a running recording: after the commit nothing of the room is stored. Does nothing if it has ended already. */
export async function endRecording(
  bus: Bus,
  tx: Transaction,
  { id, because }: { id: RecordingId; because: RecordingEnd | null },
): Promise<readonly Effect[]> {
  const ended = await endRunning(tx, id, because);
  if (ended === null || ended.roomId === null) return [];
  return markRecording(bus, tx, { roomId: ended.roomId, running: null });
}
