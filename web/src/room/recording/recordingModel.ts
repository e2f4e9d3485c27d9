import type { Locale, Recording, RecordingEnd, RecordingProof } from "@atrium/contract";
import type { LiveState } from "../../live/index.ts";
import { percentText } from "../../platform/i18n/percentText.ts";
import type { Say } from "../../platform/i18n/texts.ts";
import type { recordingTexts } from "./texts.ts";

/** The recording of the room one is in. */
export interface RunningRecording {
  roomName: string;
  startedMs: number;
  byName: string;
  /** Whether what is recorded is known to be stored. */
  proof: RecordingProof;
}

/** Null while the room is not recorded. */
export function runningRecording({ room, space }: Pick<LiveState, "room" | "space">): RunningRecording | null {
  const record = room === null ? undefined : space?.records.room[room.room.id];
  if (record?.recordingInProgress !== true) return null;
  const startedMs = Date.parse(record.recordingStartedAt ?? "");
  return {
    roomName: record.name,
    startedMs: Number.isNaN(startedMs) ? 0 : startedMs,
    byName: record.recordingByName ?? "",
    proof: record.recordingProof ?? "growing",
  };
}

/** Ends after which a new recording is offered at once: not everything was stored, or more could be. */
const CUT_SHORT: readonly RecordingEnd[] = ["recorderLost", "neverBegan", "notStored", "serverStopped", "tooLong"];

export const isCutShort = ({ endedBecause }: Pick<Recording, "endedBecause">): boolean =>
  endedBecause !== null && CUT_SHORT.includes(endedBecause);

export const isBeingMade = ({ state }: Pick<Recording, "state">): boolean =>
  state === "starting" || state === "recording" || state === "processing";

/** The words of its state, with how far it is where that is known. */
export function stateText(
  { state, processedPercent = null }: Pick<Recording, "state" | "processedPercent">,
  { say, locale }: { say: Say<(typeof recordingTexts)["entries"]>; locale: Locale },
): string {
  if (state !== "processing" || processedPercent === null) return say(state);
  return say("processingPercent", { percent: percentText(processedPercent, locale) });
}

/** When it is deleted; null while it is made, or if that is not known. */
export const goesMsOf = (recording: Pick<Recording, "state" | "goesAt">): number | null =>
  recording.goesAt === undefined || isBeingMade(recording) ? null : Date.parse(recording.goesAt);

/** Whether there is a file to download. */
export const hasFile = ({ state }: Pick<Recording, "state">): boolean => state === "ready" || state === "partial";

/** A duration as a clock shows it: 2:14, 1:02:03. */
export { airTime as clockTime } from "../broadcast/airTime.ts";
