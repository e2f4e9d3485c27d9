import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { isBeingMade } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import type { RecordingNeeds } from "./recordingNeeds.ts";
import { removeFiles } from "./recordingFile.ts";
import { findInSpace, forgetRow, lockRecording } from "./recordingStore.ts";

type Needs = Pick<RecordingNeeds, "files">;

/** The file is deleted before the deletion of its row commits: an interrupted call can be repeated. */
export const deleteStageRecording: Handler<typeof operations.deleteStageRecording, Needs> = async (
  { files },
  { tx, subject: { role } },
  { spaceId, recordingId },
) => {
  if ((await findInSpace(tx, { spaceId, role }, recordingId)) === null) return refuse("recordingNotFound");
  const recording = await lockRecording(tx, recordingId);
  if (recording === null) return refuse("recordingNotFound");
  if (isBeingMade(recording.state)) return refuse("recordingInProgress");
  await forgetRow(tx, recordingId);
  await removeFiles(files.store, recording);
  return ok({});
};
