import { constants, ok, refuse } from "@atrium/contract";
import type { operations, Plan } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { takeStored } from "../platform/rateLimit.ts";
import type { RateRule } from "../platform/rateLimit.ts";
import { insertTeam } from "./teamStore.ts";

/** Each new team has limits of its own: mails, links, a trial. */
const TEAMS: RateRule = { name: "teamsByAccount", count: constants.team.madeADay, withinMs: 24 * 3_600_000 };

export interface CreateTeamNeeds {
  /** The plan of new teams, a setting of the installation. */
  defaultPlan: Plan;
}

export const createTeam: Handler<typeof operations.createTeam, CreateTeamNeeds> = async (needs, context, input) => {
  if (!context.caller.isVerified) return refuse("accountIsNotVerified");
  const taken = await takeStored(context.tx, TEAMS, { subject: context.accountId, nowMs: context.nowMs });
  if (!taken.ok) return refuse("tooOftenAttempts", { retryAfterMs: taken.retryAfterMs });
  const id = await insertTeam(context.tx, {
    name: input.name,
    color: input.color ?? DEFAULT_TEAM_COLOR,
    plan: needs.defaultPlan,
    adminId: context.accountId,
    nowMs: context.nowMs,
  });
  return ok({ id });
};

export const DEFAULT_TEAM_COLOR = "#0B7A6F";
