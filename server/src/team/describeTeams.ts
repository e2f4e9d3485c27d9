import type { AccountId, Team, TeamId, TeamRole } from "@atrium/contract";
import { peopleOnlineLimit } from "@atrium/rules";
import type { Query } from "../platform/database/database.ts";
import { countMembers, teamsOfAccount } from "./teamStore.ts";
import type { TeamRow } from "./teamStore.ts";
import { termsOf } from "./teamTerms.ts";

/** What a team shows about its spaces. */
export interface TeamSpaces {
  countSpaces(query: Query, teamIds: readonly TeamId[]): Promise<ReadonlyMap<TeamId, number>>;
  /** Guests of the team and of its spaces, each counted once. */
  countGuests(query: Query, teamIds: readonly TeamId[]): Promise<ReadonlyMap<TeamId, number>>;
}

/** Where something is read, and at what time. */
export interface At {
  query: Query;
  nowMs: number;
}

/** Teams with the caller's role in each. */
export async function describeTeams(
  needs: TeamSpaces,
  { query, nowMs }: At,
  teams: readonly { team: TeamRow; role: TeamRole }[],
): Promise<Team[]> {
  if (teams.length === 0) return [];
  const ids = teams.map(({ team }) => team.id);
  const members = await countMembers(query, ids);
  const guests = await needs.countGuests(query, ids);
  const spaces = await needs.countSpaces(query, ids);
  return teams.map(({ team, role }) => {
    const now = termsOf(team, nowMs);
    return {
      id: team.id,
      name: team.name,
      color: team.color,
      logoImageUrl: team.logoImageUrl,
      role,
      plan: team.plan,
      planNow: now.plan,
      capacity: peopleOnlineLimit(now.plan, now.boughtCapacity),
      spacesLimit: now.spaces,
      recordingsLimit: now.recordings,
      membersCount: members.get(team.id) ?? 0,
      guestsCount: guests.get(team.id) ?? 0,
      spacesCount: spaces.get(team.id) ?? 0,
      keepsMessagesOfDeleted: team.keepsMessagesOfDeleted,
      showsLinkTitles: team.showsLinkTitles,
    };
  });
}

/** The teams of an account in the order they were joined. */
export async function listTeamsOf(needs: TeamSpaces, at: At, accountId: AccountId): Promise<Team[]> {
  return describeTeams(needs, at, await teamsOfAccount(at.query, accountId));
}
