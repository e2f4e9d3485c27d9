import { newId, ok } from "@atrium/contract";
import type { AccountId, operations, RecordingId } from "@atrium/contract";
import { refusalOfStart } from "@atrium/rules";
import { findAccount } from "../account/index.ts";
import type { CallContext, Subjects } from "../platform/calls/context.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { markRecording } from "../room/index.ts";
import { newFileKey } from "./recordingFile.ts";
import type { RecordingNeeds } from "./recordingNeeds.ts";
import { countKept, insertRecording, latestOf, lockRecordingsOf } from "./recordingStore.ts";

type Needs = Pick<RecordingNeeds, "bus" | "studio">;
type OfRoom = CallContext & { accountId: AccountId; subject: Subjects["room"] };

export const startRecording: Handler<typeof operations.startRecording, Needs> = (needs, context) =>
  start(needs, context, false);

export const startStageRecording: Handler<typeof operations.startStageRecording, Needs> = (needs, context) =>
  start(needs, context, true);

/** Room and space are locked: a room's recordings begin one at a time. */
async function start({ bus, studio }: Needs, context: OfRoom, ofStage: boolean) {
  const { tx, nowMs, accountId, subject } = context;
  const { room, space } = subject;
  await lockRecordingsOf(tx, space.teamId);
  const refusal = refusalOfStart({
    type: room.type,
    ofStage,
    latest: (await latestOf(tx, room.id))?.state ?? null,
    plan: space.plan,
    agreedRecordings: space.agreedRecordings,
    kept: await countKept(tx, space.teamId),
    whyNot: studio.whyNot(),
  });
  if (refusal !== null) return refusal;
  const id = newId<RecordingId>();
  const [startedAt, key] = [new Date(nowMs), newFileKey()];
  const place = { teamId: space.teamId, spaceId: space.id, roomId: room.id, roomName: room.name };
  const begun = { id, ...place, key, startedBy: accountId, startedAt, seenAt: startedAt, state: "starting" } as const;
  await insertRecording(tx, begun);
  const byName = (await findAccount(tx, accountId))?.name ?? "";
  const told = await markRecording(bus, tx, { roomId: room.id, running: { startedAt, byName } });
  const begin = () => studio.begin({ id, spaceId: space.id, roomId: room.id, slug: space.slug });
  return ok({ recordingId: id }, [...told, begin]);
}
