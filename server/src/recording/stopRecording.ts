import { must, ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { refusalOfStop } from "@atrium/rules";
import type { CallContext, Subjects } from "../platform/calls/context.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { endRecording } from "./endRecording.ts";
import type { RecordingNeeds } from "./recordingNeeds.ts";
import { latestOf } from "./recordingStore.ts";

type Needs = Pick<RecordingNeeds, "bus" | "studio">;
type OfRoom = CallContext & { subject: Subjects["room"] };

export const stopRecording: Handler<typeof operations.stopRecording, Needs> = (needs, context) =>
  stop(needs, context, false);

export const stopStageRecording: Handler<typeof operations.stopStageRecording, Needs> = (needs, context) =>
  stop(needs, context, true);

async function stop({ bus, studio }: Needs, { tx, subject: { room } }: OfRoom, ofStage: boolean) {
  const latest = await latestOf(tx, room.id);
  const refusal = refusalOfStop({ type: room.type, ofStage, latest: latest?.state ?? null });
  if (refusal !== null) return refusal;
  const { id } = must(latest, "the rule found one that runs");
  const told = await endRecording(bus, tx, { id, because: null });
  return ok({}, [...told, () => studio.look()]);
}
