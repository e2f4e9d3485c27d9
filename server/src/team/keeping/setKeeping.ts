import type { InputOf, operations } from "@atrium/contract";
import { choose } from "@atrium/rules";
import { recordAudit } from "../audit/recordAudit.ts";
import type { TeamRow } from "../teamStore.ts";
import { chatKeepingOf, keptColumns, recordingsKeptOf } from "./keptTerms.ts";

type Chosen = Pick<InputOf<typeof operations.updateTeam>, "chatKeptDays" | "recordingKeptDays">;
type Audited = { tx: Parameters<typeof recordAudit>[0] } & Omit<Parameters<typeof recordAudit>[1], "teamId">;

/** What changes in the row of a locked team by its choice of how long things are kept; the change is audited. */
export async function setKeeping(
  { tx, caller, nowMs }: Audited,
  team: TeamRow,
  { chatKeptDays, recordingKeptDays }: Chosen,
) {
  const before = { chat: chatKeepingOf(team).chat, recordings: recordingsKeptOf(team) };
  const chat = chatKeptDays === undefined ? before.chat : choose(before.chat, chatKeptDays, nowMs);
  const recordings =
    recordingKeptDays === undefined ? before.recordings : choose(before.recordings, recordingKeptDays, nowMs);
  if (chat === before.chat && recordings === before.recordings) return {};
  const act = { action: "keepingSet", chatDays: chat.days, recordingDays: recordings.days } as const;
  await recordAudit(tx, { teamId: team.id, caller, nowMs }, act);
  return keptColumns({ chat, recordings });
}
