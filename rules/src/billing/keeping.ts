// How long messages and recordings are kept. Days without a number (null) never end.
import { constants, PLAN_TERMS } from "@atrium/contract";
import type { Plan } from "@atrium/contract";

const DAY_MS = 24 * 3_600_000;
const { bindsAfterMs, mostRecordingDays, planBindsAfterMs, toldBeforeMs } = constants.keeping;

/** A team's choice, and the longer term that held before it and does until it binds. */
export interface Kept {
  days: number | null;
  /** Null: for good. It says nothing without `bindsMs`. */
  before: number | null;
  /** Null: the choice has bound from the start. */
  bindsMs: number | null;
}

/** How many days hold now by a team's choice. */
export const chosenDays = ({ days, before, bindsMs }: Kept, nowMs: number): number | null =>
  bindsMs !== null && nowMs < bindsMs ? before : days;

/** Another choice: a longer term holds at once, a shorter one later, so that it can be set back before anything goes. */
export function choose(kept: Kept, days: number | null, nowMs: number): Kept {
  if (days === kept.days) return kept;
  const before = chosenDays(kept, nowMs);
  if (!isShorter(days, before)) return { days, before: null, bindsMs: null };
  return { days, before, bindsMs: nowMs + bindsAfterMs };
}

/** Whether one term is shorter than another. */
export const isShorter = (days: number | null, than: number | null): boolean => (days ?? Infinity) < (than ?? Infinity);

/** What decides how long a team's messages are kept. */
export interface ChatKeeping {
  plan: Plan;
  trialEndsMs: number | null;
  /** Since when it has been on the free plan; null: on another one, or nobody has noted it yet. */
  freeSinceMs: number | null;
  chat: Kept;
}

/** How many days messages are kept now: as its plan has it, or fewer by the team's choice. */
export function chatDaysNow(team: ChatKeeping, nowMs: number): number | null {
  const bindsMs = planBindsMs(team);
  const byPlan = bindsMs !== null && bindsMs <= nowMs ? PLAN_TERMS[team.plan].chatKeptDays : null;
  return shorter(byPlan, chosenDays(team.chat, nowMs));
}

const shorter = (one: number | null, other: number | null): number | null => (isShorter(one, other) ? one : other);

/**
 * From when on a team's plan deletes messages: some weeks after it came to it, or after its trial of a larger plan. Null
 * if it never does, or as long as nobody knows since when it is on it.
 */
export function planBindsMs({
  plan,
  trialEndsMs,
  freeSinceMs,
}: Pick<ChatKeeping, "plan" | "trialEndsMs" | "freeSinceMs">): number | null {
  if (PLAN_TERMS[plan].chatKeptDays === null || freeSinceMs === null) return null;
  return Math.max(trialEndsMs ?? 0, freeSinceMs) + planBindsAfterMs;
}

/** How many days recordings are kept now: no team keeps them for good. */
export const recordingDaysNow = (recordings: Kept, nowMs: number): number =>
  chosenDays(recordings, nowMs) ?? mostRecordingDays;

/** When a recording is deleted: never without having been announced some days before. */
export function recordingGoesMs(
  recording: { startedMs: number; announcedMs: number | null },
  kept: Kept,
  nowMs: number,
): number {
  const { startedMs, announcedMs } = recording;
  const { days, before, bindsMs } = kept;
  const after = (term: number | null) => startedMs + (term ?? mostRecordingDays) * DAY_MS;
  const due = Math.min(Math.max(after(days), bindsMs ?? 0), bindsMs === null ? Infinity : after(before));
  if (announcedMs !== null && announcedMs >= due) return announcedMs;
  // What only the shorter term deletes is not announced before that term binds.
  const told = bindsMs !== null && due < after(before) ? Math.max(nowMs, bindsMs) : nowMs;
  return Math.max(due, told + toldBeforeMs);
}
