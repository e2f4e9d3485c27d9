import { ok, PLAN_TERMS } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import type { RecordingNeeds } from "./recordingNeeds.ts";
import { countKept, recordingsOfSpace } from "./recordingStore.ts";

type Needs = Pick<RecordingNeeds, "studio">;

export const listStageRecordings: Handler<typeof operations.listStageRecordings, Needs> = async (
  { studio },
  { query, subject: { space, role } },
) => {
  const recordings = await recordingsOfSpace(query, space.id, role);
  const kept = await countKept(query, space.teamId);
  return ok({ recordings, kept, most: PLAN_TERMS[space.plan].recordingsKept, whyNot: studio.whyNot() });
};
