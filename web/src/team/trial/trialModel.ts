import type { Team } from "@atrium/contract";

const DAY_MS = 24 * 3_600_000;

export type TrialModel = { state: "offered"; days: number } | { state: "runs"; daysLeft: number; endsMs: number };

/** The trial of a team on the free plan, for its admins; null where there is nothing to say. */
export function trialModel(team: Team, nowMs: number): TrialModel | null {
  const { plan, role, trialPeriodDays, trialStarted, trialEndsAt } = team;
  if (plan !== "free" || role !== "ADMIN" || trialPeriodDays === undefined) return null;
  if (trialStarted !== true) return { state: "offered", days: trialPeriodDays };
  const endsMs = trialEndsAt === null || trialEndsAt === undefined ? 0 : Date.parse(trialEndsAt);
  return endsMs > nowMs ? { state: "runs", daysLeft: Math.ceil((endsMs - nowMs) / DAY_MS), endsMs } : null;
}
