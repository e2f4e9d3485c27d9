import type { Effect, RecordingProof, RoomId } from "@atrium/contract";
import type { Bus } from "../platform/bus.ts";
import type { Transaction } from "../platform/database/database.ts";
import { changeRoom, lockRoom } from "./roomStore.ts";
import { tellRoom } from "./tellRoom.ts";

interface Mark {
  roomId: RoomId;
  /** Since when and by whom it is recorded; null once it is no longer recorded. */
  running: { startedAt: Date; byName: string } | null;
}

/** Announces to everybody in a room's space whether it is recorded. */
export async function markRecording(bus: Bus, tx: Transaction, { roomId, running }: Mark): Promise<readonly Effect[]> {
  const room = await lockRoom(tx, roomId);
  if (room === null) return [];
  const changed = await changeRoom(tx, room, {
    recordingStartedAt: running?.startedAt ?? null,
    recordingByName: running?.byName ?? null,
    recordingProof: running === null ? null : "starting",
  });
  return (await tellRoom({ bus }, tx, changed)).after;
}

/** Announces whether what is recorded in a room is known to be stored. */
export async function markProof(
  bus: Bus,
  tx: Transaction,
  { roomId, proof }: { roomId: RoomId; proof: RecordingProof },
): Promise<readonly Effect[]> {
  const room = await lockRoom(tx, roomId);
  if (room === null || room.recordingStartedAt === null || room.recordingProof === proof) return [];
  return (await tellRoom({ bus }, tx, await changeRoom(tx, room, { recordingProof: proof }))).after;
}
