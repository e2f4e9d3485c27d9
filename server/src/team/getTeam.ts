import { constants, must, ok } from "@atrium/contract";
import type { AccountId, operations, RunsOut, Team, TeamId, TeamRole } from "@atrium/contract";
import type { Query } from "../platform/database/database.ts";
import type { Handler } from "../platform/calls/handler.ts";
import type { Mailer } from "../platform/mail/mailer.ts";
import { describeContract } from "./contractStore.ts";
import { describeTeams } from "./describeTeams.ts";
import type { TeamSpaces } from "./describeTeams.ts";
import { describeKeeping } from "./keeping/keptTerms.ts";
import { termsOf } from "./teamTerms.ts";
import type { TeamRow } from "./teamStore.ts";
import { hasBegunTrial } from "./trialStore.ts";

export interface DescribeTeamNeeds extends TeamSpaces {
  mailer: Pick<Mailer, "teamDomain">;
  isConnectedToSlack(query: Query, teamId: TeamId): Promise<boolean>;
  /** What soon runs out of its plan; null if nothing does. */
  runsOut(query: Query, team: Pick<TeamRow, "id" | "plan">, nowMs: number): Promise<RunsOut | null>;
}

export const getTeam: Handler<typeof operations.getTeam, DescribeTeamNeeds> = async (needs, context) =>
  ok({ team: await describeTeam(needs, context, context.subject) });

/** A team as seen by somebody who may see it. */
export async function describeTeam(
  needs: DescribeTeamNeeds,
  { query, nowMs, accountId }: { query: Query; nowMs: number; accountId: AccountId },
  { team, teamRole }: { team: TeamRow; teamRole: TeamRole | null },
): Promise<Team> {
  // Somebody with access only to single spaces of the team is a guest of the team.
  const [described] = await describeTeams(needs, { query, nowMs }, [{ team, role: teamRole ?? "GUEST" }]);
  const shown = must(described, "one team in, one team out");
  if (teamRole !== "ADMIN") return shown;
  return {
    ...shown,
    integratedWithSlack: await needs.isConnectedToSlack(query, team.id),
    trialPeriodDays: constants.trial.days,
    // Whoever has begun one elsewhere is not offered what they would be refused.
    trialStarted: team.trialEndsAt !== null || (await hasBegunTrial(query, accountId)),
    trialEndsAt: team.trialEndsAt?.toISOString() ?? null,
    emailSenderName: team.emailSenderName,
    emailPrefix: team.emailPrefix,
    emailDomain: needs.mailer.teamDomain,
    keeping: describeKeeping(team, nowMs),
    contract: describeContract(team),
    runsOut: await needs.runsOut(query, { id: team.id, ...termsOf(team, nowMs) }, nowMs),
  };
}
