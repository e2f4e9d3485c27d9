import type { AccountId, RecordingId } from "@atrium/contract";
import { topic } from "../../platform/bus.ts";

/** A recording has been processed, for whoever started it. */
export const recordingFinished = topic<{ recordingId: RecordingId; accountId: AccountId }>("recordingFinished");
