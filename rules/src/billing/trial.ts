import { constants } from "@atrium/contract";
import type { TeamPlan } from "./purchases.ts";

const DAY_MS = 24 * 3_600_000;

/** When a trial that begins now ends. */
export const trialEndMs = (nowMs: number): number => nowMs + constants.trial.days * DAY_MS;

/** What a team's plan counts as: while it tries one, the free plan is that. Nothing is to be done when it ends. */
export function planNow(team: TeamPlan & { trialEndsMs: number | null }, nowMs: number): TeamPlan {
  const { plan, boughtCapacity, trialEndsMs } = team;
  if (plan !== "free" || trialEndsMs === null || trialEndsMs <= nowMs) return { plan, boughtCapacity };
  return { plan: constants.trial.plan, boughtCapacity: constants.trial.people };
}

/** Why a team cannot begin a trial; null if it can. */
export function againstTrial({
  plan,
  trialEndsMs,
}: Pick<TeamPlan, "plan"> & { trialEndsMs: number | null }): "teamIsNotOnFreeRate" | "trialAlreadyStarted" | null {
  if (trialEndsMs !== null) return "trialAlreadyStarted";
  return plan === "free" ? null : "teamIsNotOnFreeRate";
}
