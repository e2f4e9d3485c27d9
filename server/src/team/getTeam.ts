import { must, ok } from "@atrium/contract";
import type { operations, Team, TeamId } from "@atrium/contract";
import { callerId } from "../platform/calls/handler.ts";
import type { CallContext, Handler } from "../platform/calls/handler.ts";
import { describeTeams } from "./describeTeams.ts";
import type { TeamSpaces } from "./describeTeams.ts";
import { findTeam, teamRoleOf } from "./teamStore.ts";

export const getTeam: Handler<typeof operations.getTeam, TeamSpaces> = async (needs, context, input) =>
  ok({ team: await teamForCaller(needs, context, input.teamId) });

/** The team of a call that the guard let through, as the caller sees it. */
export async function teamForCaller(needs: TeamSpaces, context: CallContext, teamId: TeamId): Promise<Team> {
  const team = must(await findTeam(context.tx, teamId), "the guard found the team");
  // Somebody known to single spaces of the team only is a guest of the team.
  const role = (await teamRoleOf(context.tx, teamId, callerId(context))) ?? "GUEST";
  const [described] = await describeTeams(needs, context.tx, [{ team, role }]);
  return must(described, "one team in, one team out");
}
