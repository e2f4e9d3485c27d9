import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { listTeamsOf } from "../describeTeams.ts";
import type { TeamSpaces } from "../describeTeams.ts";
import { firstMembersOf } from "./memberStore.ts";

/** Limit per team. */
const AT_MOST = 50;

export const listAccountTeamsWithMembers: Handler<typeof operations.listAccountTeamsWithMembers, TeamSpaces> = async (
  needs,
  { query, nowMs, accountId },
) => {
  const teams = await listTeamsOf(needs, { query, nowMs }, accountId);
  // Guests of a team do not see its members.
  const known = teams.filter(({ role }) => role !== "GUEST").map(({ id }) => id);
  const members = await firstMembersOf(query, known, AT_MOST);
  return ok({ teams: teams.map((team) => ({ ...team, members: members.get(team.id) ?? [] })) });
};
