import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { lockRecording } from "../recordingStore.ts";
import { noteTold } from "./recordingNewsStore.ts";

export const takeRecordingNews: Handler<typeof operations.takeRecordingNews> = async (
  _needs,
  { tx, caller, accountId, nowMs },
  { recordingId },
) => {
  const recording = await lockRecording(tx, recordingId);
  const isBeyond = caller.onlySpace !== undefined && recording?.spaceId !== caller.onlySpace;
  if (recording === null || recording.startedBy !== accountId || isBeyond) return refuse("recordingNotFound");
  return ok({ isNews: await noteTold(tx, recordingId, nowMs) });
};
