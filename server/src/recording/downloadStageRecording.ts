import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { isBeingMade } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import type { RecordingNeeds } from "./recordingNeeds.ts";
import { findInSpace } from "./recordingStore.ts";
import { nameOfFile } from "./recordingFile.ts";

type Needs = Pick<RecordingNeeds, "files">;

export const downloadStageRecording: Handler<typeof operations.downloadStageRecording, Needs> = async (
  { files },
  { query, nowMs, subject: { role } },
  { spaceId, recordingId },
) => {
  const recording = await findInSpace(query, { spaceId, role }, recordingId);
  if (recording === null || recording.state === "failed") return refuse("recordingNotFound");
  if (isBeingMade(recording.state)) return refuse("recordingInProgress");
  return ok({ url: files.links.sign(recording.key, nowMs), name: nameOfFile(recording) });
};
