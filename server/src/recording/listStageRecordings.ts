import { constants, must, ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { recordingGoesMs, recordingsLimit } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { findTeam, recordingsKeptOf } from "../team/index.ts";
import type { RecordingNeeds } from "./recordingNeeds.ts";
import { countKept, recordingsOfSpace } from "./recordingStore.ts";
import type { RecordingRow } from "./recordingStore.ts";

type Needs = Pick<RecordingNeeds, "studio" | "files">;

/** For a while the links stay the same, so that a list that is read again loads no picture again. */
const SAME_LINK_MS = constants.uploads.linkForMs / 2;

export const listStageRecordings: Handler<typeof operations.listStageRecordings, Needs> = async (
  { studio, files },
  { query, nowMs, subject: { space, role } },
) => {
  const signedMs = nowMs - (nowMs % SAME_LINK_MS);
  const sign = (key: string) => files.links.sign(key, signedMs);
  const kept = recordingsKeptOf(must(await findTeam(query, space.teamId), "its space stands"));
  const goesAtOf = ({ startedAt, goesAt }: RecordingRow): string => {
    const times = { startedMs: startedAt.getTime(), announcedMs: goesAt?.getTime() ?? null };
    return new Date(recordingGoesMs(times, kept, nowMs)).toISOString();
  };
  const recordings = await recordingsOfSpace(query, { spaceId: space.id, role }, { sign, goesAtOf });
  const count = await countKept(query, space.teamId);
  const most = recordingsLimit(space.plan, space.agreedRecordings);
  return ok({ recordings, kept: count, most, whyNot: studio.whyNot() });
};
