// How long a team keeps messages and recordings: by the rules for one team that was read, and by the same in SQL for
// sweeps over all. A test compares both.
import { constants, PLAN_TERMS } from "@atrium/contract";
import type { TeamKeeping } from "@atrium/contract";
import { planBindsMs } from "@atrium/rules";
import type { ChatKeeping, Kept } from "@atrium/rules";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { teams } from "../tables.ts";

type Row = typeof teams.$inferSelect;
export type ChatTerms = Pick<
  Row,
  "plan" | "trialEndsAt" | "freeSince" | "chatKeptDays" | "chatKeptBefore" | "chatKeptFrom"
>;
export type RecordingTerms = Pick<Row, "recordingKeptDays" | "recordingKeptBefore" | "recordingKeptFrom">;

const msOf = (at: Date | null): number | null => at?.getTime() ?? null;
const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
const isoOf = (ms: number | null): string | null => dateOf(ms)?.toISOString() ?? null;

export const chatKeepingOf = (team: ChatTerms): ChatKeeping => ({
  plan: team.plan,
  trialEndsMs: msOf(team.trialEndsAt),
  freeSinceMs: msOf(team.freeSince),
  chat: { days: team.chatKeptDays, before: team.chatKeptBefore, bindsMs: msOf(team.chatKeptFrom) },
});

export const recordingsKeptOf = (team: RecordingTerms): Kept => ({
  days: team.recordingKeptDays,
  before: team.recordingKeptBefore,
  bindsMs: msOf(team.recordingKeptFrom),
});

/** The columns of both choices. */
export const keptColumns = ({ chat, recordings }: { chat: Kept; recordings: Kept }) => ({
  chatKeptDays: chat.days,
  chatKeptBefore: chat.before,
  chatKeptFrom: dateOf(chat.bindsMs),
  recordingKeptDays: recordings.days,
  recordingKeptBefore: recordings.before,
  recordingKeptFrom: dateOf(recordings.bindsMs),
});

/** As a team's admins read it. */
export function describeKeeping(team: ChatTerms & RecordingTerms, nowMs: number): TeamKeeping {
  const [chat, recordings] = [chatKeepingOf(team), recordingsKeptOf(team)];
  const bindsLater = ({ bindsMs }: Kept) => isoOf(bindsMs !== null && bindsMs > nowMs ? bindsMs : null);
  return {
    chatDays: chat.chat.days as TeamKeeping["chatDays"],
    chatBindsAt: bindsLater(chat.chat),
    recordingDays: recordings.days as TeamKeeping["recordingDays"],
    recordingsBindAt: bindsLater(recordings),
    planBindsAt: isoOf(planBindsMs(chat)),
  };
}

const { mostRecordingDays, planBindsAfterMs } = constants.keeping;

/** A moment as a parameter. */
export const atMs = (ms: number): SQL => sql`to_timestamp(${ms / 1000}::float8)`;

const chosen = (nowMs: number, [days, before, from]: readonly [PgColumn, PgColumn, PgColumn]): SQL =>
  sql`case when ${from} > ${atMs(nowMs)} then ${before} else ${days} end`;

/** The plans that keep messages for some days only, each with those. */
const byPlan = sql.join(
  Object.entries(PLAN_TERMS).flatMap(([plan, { chatKeptDays }]) =>
    chatKeptDays === null ? [] : [sql`when ${plan} then ${chatKeptDays}::int`],
  ),
  sql` `,
);

/** The same as `chatDaysNow`, of a row of teams; null: for good. */
export const chatDaysInSql = (nowMs: number): SQL<number | null> => sql`least(
  ${chosen(nowMs, [teams.chatKeptDays, teams.chatKeptBefore, teams.chatKeptFrom])},
  case when ${teams.freeSince} is null or greatest(${teams.trialEndsAt}, ${teams.freeSince}) > ${atMs(nowMs - planBindsAfterMs)}
  then null
  else case ${teams.plan} ${byPlan} end end)`;

/** The same as `recordingDaysNow`. */
export const recordingDaysInSql = (nowMs: number): SQL<number> => sql`coalesce(
  ${chosen(nowMs, [teams.recordingKeptDays, teams.recordingKeptBefore, teams.recordingKeptFrom])},
  ${mostRecordingDays}::int)`;
