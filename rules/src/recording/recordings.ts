import { constants, refuse } from "@atrium/contract";
import type {
  Plan,
  RecorderFault,
  RecordingEnd,
  RecordingProof,
  RecordingState,
  Refusal,
  RoomType,
} from "@atrium/contract";
import { planHas, recordingsLimit } from "../billing/plans.ts";

/** What decides whether a recording may begin. */
export interface RecordingStart {
  /** The room, and whether stages are asked for. */
  type: RoomType;
  ofStage: boolean;
  /** The state of the room's latest recording; null if there is none. */
  latest: RecordingState | null;
  plan: Plan;
  /** How many its contract lets the team keep; null: as many as the plan has. */
  agreedRecordings: number | null;
  /** How many recordings the team has, including running ones. */
  kept: number;
  /** Why no recorder is available. */
  whyNot: RecorderFault | null;
}

type StartCode =
  | "invalidRoomType"
  | "alreadyRecording"
  | "recordingsQuantityExceeded"
  | "recordingNotSetUp"
  | "recordersBusy";

/** Why a recording may not begin; null if it may. A failed one does not count. */
export function refusalOfStart({
  type,
  ofStage,
  latest,
  plan,
  agreedRecordings,
  kept,
  whyNot,
}: RecordingStart): Refusal<StartCode> | null {
  if ((type === "stage") !== ofStage) return refuse("invalidRoomType");
  if (isRecording(latest)) return refuse("alreadyRecording");
  if (whyNot === "noBrowser") return refuse("recordingNotSetUp");
  if (kept >= recordingsLimit(plan, agreedRecordings)) return refuse("recordingsQuantityExceeded");
  return whyNot === "busy" ? refuse("recordersBusy") : null;
}

/** Why there is nothing to stop in a room; null if there is. */
export function refusalOfStop({ type, ofStage, latest }: Pick<RecordingStart, "type" | "ofStage" | "latest">) {
  if ((type === "stage") !== ofStage) return refuse("invalidRoomType");
  if (latest === "processing") return refuse("alreadyNotRecording");
  return isRecording(latest) ? null : refuse("recordingNotInProgress");
}

/** Whether a room whose latest recording is in this state is being recorded now. */
export const isRecording = (state: RecordingState | null): boolean => state === "starting" || state === "recording";

/** Whether a recording is still being made: it can be neither opened nor deleted. */
export const isBeingMade = (state: RecordingState): boolean => isRecording(state) || state === "processing";

/** Times by a clock that never jumps. */
interface Growth {
  nowMs: number;
  startedMs: number;
  /** When its file grew last; null before the first time. */
  grewMs: number | null;
}

/** What is monitored of a running recording. */
export interface WatchedRecording extends Growth {
  /** Since when nobody is in the room; null while somebody is. */
  emptySinceMs: number | null;
  plan: Plan;
}

/** Whether what is recorded is known to be stored. */
export function proofOfGrowth({ nowMs, startedMs, grewMs }: Growth): RecordingProof {
  if (nowMs - (grewMs ?? startedMs) >= constants.recording.provenWithinMs) return "notGrowing";
  if (grewMs === null) return "starting";
  return "growing";
}

/** Why a running recording must end now; null while it may go on. */
export function whyEndRecording(watched: WatchedRecording): RecordingEnd | null {
  const { nowMs, startedMs, grewMs, emptySinceMs, plan } = watched;
  const { longestMs, growsWithinMs, emptyForMs } = constants.recording;
  if (!planHas(plan, "recordings")) return "planEnded";
  if (emptySinceMs !== null && nowMs - emptySinceMs >= emptyForMs) return "roomLeft";
  if (nowMs - startedMs >= longestMs) return "tooLong";
  if (nowMs - (grewMs ?? startedMs) < growsWithinMs) return null;
  return grewMs === null ? "neverBegan" : "recorderLost";
}

/** Reasons for an end after which nothing is missing. */
const WHOLE: readonly RecordingEnd[] = ["roomLeft", "planEnded", "tooLong"];

/** The final state of a recording, by why it ended and whether there is a file. */
export function finishedAs(endedBecause: RecordingEnd | null, hasFile: boolean): "ready" | "partial" | "failed" {
  if (!hasFile) return "failed";
  return endedBecause === null || WHOLE.includes(endedBecause) ? "ready" : "partial";
}
