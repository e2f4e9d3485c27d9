import type { AccountId, Team, TeamId, TeamRole } from "@atrium/contract";
import type { Query } from "../platform/database/database.ts";
import { countPeople, teamsOfAccount } from "./teamStore.ts";
import type { TeamRow } from "./teamStore.ts";

/** What a team shows of its spaces. */
export interface TeamSpaces {
  countSpaces(query: Query, teamIds: readonly TeamId[]): Promise<ReadonlyMap<TeamId, number>>;
}

/** Teams as their people see them, each with the caller's role in it. */
export async function describeTeams(
  needs: TeamSpaces,
  query: Query,
  teams: readonly { team: TeamRow; role: TeamRole }[],
): Promise<Team[]> {
  if (teams.length === 0) return [];
  const ids = teams.map(({ team }) => team.id);
  const people = await countPeople(query, ids);
  const spaces = await needs.countSpaces(query, ids);
  return teams.map(({ team, role }) => ({
    id: team.id,
    name: team.name,
    color: team.color,
    logoImageUrl: team.logoImageUrl,
    role,
    plan: team.plan,
    membersCount: people.get(team.id)?.members ?? 0,
    guestsCount: people.get(team.id)?.guests ?? 0,
    spacesCount: spaces.get(team.id) ?? 0,
  }));
}

/** The teams of an account in the order they were joined. */
export async function listTeamsOf(needs: TeamSpaces, query: Query, accountId: AccountId): Promise<Team[]> {
  return describeTeams(needs, query, await teamsOfAccount(query, accountId));
}
