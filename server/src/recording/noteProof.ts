import type { Effect, RecordingId, RecordingProof } from "@atrium/contract";
import { isRecording } from "@atrium/rules";
import type { Bus } from "../platform/bus.ts";
import type { Transaction } from "../platform/database/database.ts";
import { markProof } from "../room/index.ts";
import { lockRecording } from "./recordingStore.ts";

/** Tells a room whether its running recording is known to be stored. Does nothing once it has ended. */
export async function noteProof(
  bus: Bus,
  tx: Transaction,
  { id, proof }: { id: RecordingId; proof: RecordingProof },
): Promise<readonly Effect[]> {
  const recording = await lockRecording(tx, id);
  if (recording === null || recording.roomId === null || !isRecording(recording.state)) return [];
  return markProof(bus, tx, { roomId: recording.roomId, proof });
}
