import { z } from "zod";
import { anId, RoomId, SpaceId } from "../common/ids.ts";

export const RecordingId = anId().brand<"RecordingId">();
export type RecordingId = z.infer<typeof RecordingId>;

/**
 * `starting`: nothing is stored yet. `recording`: its file grows. `processing`: it has ended, and its file is being
 * finished. Then `ready`, `partial` (the end is missing) or `failed` (there is no file).
 */
export const RECORDING_STATES = ["starting", "recording", "processing", "ready", "partial", "failed"] as const;
export const RecordingState = z.enum(RECORDING_STATES);
export type RecordingState = z.infer<typeof RecordingState>;

/** What becomes of a recording. */
export const FinishedState = RecordingState.extract(["ready", "partial", "failed"]);
export type FinishedState = z.infer<typeof FinishedState>;

/** Why a recording is partial or failed, or ended by itself. */
export const RECORDING_ENDS = [
  "roomLeft",
  "planEnded",
  "tooLong",
  "recorderLost",
  "neverBegan",
  "serverStopped",
  "notStored",
] as const;
export const RecordingEnd = z.enum(RECORDING_ENDS);
export type RecordingEnd = z.infer<typeof RecordingEnd>;

/** A recording, for those who may see the list of a space. */
export const Recording = z.object({
  id: RecordingId,
  spaceId: SpaceId,
  /** Null: the room is deleted. */
  roomId: RoomId.nullable(),
  /** The room's name when the recording began. */
  roomName: z.string(),
  /** Null: that account is deleted. */
  startedByName: z.string().nullable(),
  startedAt: z.iso.datetime(),
  state: RecordingState,
  /** Null: a host ended it, or it has not ended. */
  endedBecause: RecordingEnd.nullable(),
  /** How much of its file is finished, in percent, while it is processed; null if that is not known. */
  processedPercent: z.int().min(0).max(99).nullable().optional(),
  durationMs: z.number().int().nullable(),
  bytes: z.number().int().nullable(),
  /** A signed link to a picture of it, for some minutes; null if there is none. */
  pictureUrl: z.string().nullable().optional(),
  /** When it is deleted, as the terms of its team are now. */
  goesAt: z.iso.datetime().optional(),
});
export type Recording = z.infer<typeof Recording>;

/** Why this installation cannot record now: there is no browser to record with, or too many recordings run already. */
export const RECORDER_FAULTS = ["noBrowser", "busy"] as const;
export const RecorderFault = z.enum(RECORDER_FAULTS);
export type RecorderFault = z.infer<typeof RecorderFault>;
