// The free plan has some hours a day: its day begins with the first use and lasts 24 hours. The caller decides what
// counts as use (two people in the team's spaces); here it is added up.
import { constants, PLAN_TERMS } from "@atrium/contract";
import type { Plan } from "@atrium/contract";

/** What a team has used since its day began. */
export interface HoursUsed {
  sinceMs: number;
  usedMs: number;
  /** Up to when use has been counted. */
  countedMs: number;
}

const HOUR_MS = 3_600_000;

/** Counts use up to now. If the gap since the last count is too long, use within it is unknown and does not count. */
export function countUse(before: HoursUsed | null, nowMs: number): HoursUsed {
  if (before === null || isNewDay(before, nowMs)) return { sinceMs: nowMs, usedMs: 0, countedMs: nowMs };
  const gapMs = nowMs - before.countedMs;
  // Two nodes may count the same team, and one's clock may be behind.
  if (gapMs <= 0) return before;
  const isKnown = gapMs <= 2 * constants.quota.countedEveryMs;
  return { ...before, usedMs: before.usedMs + (isKnown ? gapMs : 0), countedMs: nowMs };
}

export interface HoursLeft {
  leftMs: number;
  limitMs: number;
  /** When all hours are available again. */
  restoredMs: number;
  isLow: boolean;
}

/** What is left of a team's hours; null on a plan that does not count them. */
export function hoursLeft(plan: Plan, used: HoursUsed | null, nowMs: number): HoursLeft | null {
  const { hoursPerDay } = PLAN_TERMS[plan];
  if (hoursPerDay === null) return null;
  const limitMs = hoursPerDay * HOUR_MS;
  const { sinceMs, usedMs } = used === null || isNewDay(used, nowMs) ? { sinceMs: nowMs, usedMs: 0 } : used;
  return {
    leftMs: Math.max(0, limitMs - usedMs),
    limitMs,
    restoredMs: sinceMs + constants.quota.restoredAfterMs,
    isLow: usedMs >= constants.quota.warnAt * limitMs,
  };
}

const isNewDay = ({ sinceMs }: HoursUsed, nowMs: number): boolean => nowMs - sinceMs >= constants.quota.restoredAfterMs;
