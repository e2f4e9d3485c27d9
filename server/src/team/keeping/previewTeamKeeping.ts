import { constants, ok } from "@atrium/contract";
import type { operations, TeamId } from "@atrium/contract";
import { chatDaysNow, isShorter, recordingDaysNow } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { Query } from "../../platform/database/database.ts";
import { chatKeepingOf, recordingsKeptOf } from "./keptTerms.ts";

const DAY_MS = 24 * 3_600_000;
const { bindsAfterMs, mostRecordingDays, toldBeforeMs } = constants.keeping;

/** Counts what is older than a moment, up to a limit. */
type CountOld = (query: Query, of: { teamId: TeamId; before: Date }) => Promise<number>;
export interface PreviewKeepingNeeds {
  countOldMessages: CountOld;
  countOldRecordings: CountOld;
}

/** Counted is what will be too old when the choice binds; nothing if it is no shorter than what holds. */
export const previewTeamKeeping: Handler<typeof operations.previewTeamKeeping, PreviewKeepingNeeds> = async (
  { countOldMessages, countOldRecordings },
  { query, nowMs, subject: { team } },
  { chatKeptDays, recordingKeptDays },
) => {
  const bindsMs = nowMs + bindsAfterMs;
  const olderThan = (days: number) => ({ teamId: team.id, before: new Date(bindsMs - days * DAY_MS) });
  const recordingDays = recordingKeptDays ?? mostRecordingDays;
  const goMessages = isShorter(chatKeptDays, chatDaysNow(chatKeepingOf(team), nowMs));
  const goRecordings = isShorter(recordingDays, recordingDaysNow(recordingsKeptOf(team), nowMs));
  return ok({
    messages: goMessages ? await countOldMessages(query, olderThan(chatKeptDays ?? Infinity)) : 0,
    recordings: goRecordings ? await countOldRecordings(query, olderThan(recordingDays)) : 0,
    messagesGoAt: new Date(bindsMs).toISOString(),
    recordingsGoAt: new Date(bindsMs + toldBeforeMs).toISOString(),
  });
};
