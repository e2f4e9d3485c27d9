import { constants } from "@atrium/contract";
import type { Plan } from "@atrium/contract";
import { planNow, recordingsLimit, spacesLimit } from "@atrium/rules";
import type { TeamPlan } from "@atrium/rules";
import { sql } from "drizzle-orm";
import { teams } from "./tables.ts";
import type { TeamRow } from "./teamStore.ts";

const { plan: tried, people } = constants.trial;
/** The same as `planNow`, by the database's clock. */
const tries = sql`${teams.plan} = 'free' and ${teams.trialEndsAt} > now()`;

/** What a space takes from its team, in a select of both. */
export const teamTerms = {
  teamName: teams.name,
  plan: sql<Plan>`case when ${tries} then ${tried} else ${teams.plan} end`.as("plan_now"),
  boughtCapacity: sql<number | null>`case when ${tries} then ${people}::integer else ${teams.boughtCapacity} end`.as(
    "capacity_now",
  ),
  agreedRecordings: teams.agreedRecordings,
};

type Planned = Pick<TeamRow, "plan" | "boughtCapacity" | "trialEndsAt" | "agreedSpaces" | "agreedRecordings">;

/** What a team's plan counts as now, with the limits that come with it. */
export function termsOf(team: Planned, nowMs: number): TeamPlan & { spaces: number; recordings: number } {
  const now = planNow({ ...team, trialEndsMs: team.trialEndsAt?.getTime() ?? null }, nowMs);
  return {
    ...now,
    spaces: spacesLimit(now.plan, team.agreedSpaces),
    recordings: recordingsLimit(now.plan, team.agreedRecordings),
  };
}
