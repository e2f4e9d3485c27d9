import type { AccountId, SpaceRole, TeamId } from "@atrium/contract";
import { standings, strongest } from "@atrium/rules";
import { and, eq, inArray } from "drizzle-orm";
import type { Query } from "../../platform/database/database.ts";
import { teamMembers } from "../../team/index.ts";
import { supportedSpaces, supportedTeams } from "../support/supportStore.ts";
import { spaceMembers, spaces, stands } from "../tables.ts";

/** The teams that several people belong to, directly, through one of their spaces, or as support staff. */
export async function teamsOfAccounts(
  query: Query,
  accountIds: readonly AccountId[],
): Promise<Map<AccountId, Set<TeamId>>> {
  const teams = await ownTeamsOf(query, accountIds);
  for (const { accountId, teamId } of await supportedTeams(query, accountIds)) teams.get(accountId)?.add(teamId);
  return teams;
}

/** Those without the teams that are only open to somebody as support staff. */
export async function ownTeamsOf(query: Query, accountIds: readonly AccountId[]): Promise<Map<AccountId, Set<TeamId>>> {
  const ids = [...accountIds];
  const byTeam = await query
    .select({ accountId: teamMembers.accountId, teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(inArray(teamMembers.accountId, ids));
  const bySpace = await query
    .selectDistinct({ accountId: spaceMembers.accountId, teamId: spaces.teamId })
    .from(spaceMembers)
    .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
    .where(and(inArray(spaceMembers.accountId, ids), stands));
  const teams = new Map(ids.map((id) => [id, new Set<TeamId>()]));
  for (const { accountId, teamId } of [...byTeam, ...bySpace]) teams.get(accountId)?.add(teamId);
  return teams;
}

/** The highest role of several people in a team and its spaces. Those without any are left out. */
export async function rolesInTeam(
  query: Query,
  accountIds: readonly AccountId[],
  teamId: TeamId,
): Promise<Map<AccountId, SpaceRole>> {
  const ids = [...accountIds];
  const own = await query
    .select({ accountId: teamMembers.accountId, role: teamMembers.role })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), inArray(teamMembers.accountId, ids)));
  const inSpaces = await query
    .select({ accountId: spaceMembers.accountId, role: spaceMembers.role })
    .from(spaceMembers)
    .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
    .where(and(eq(spaces.teamId, teamId), stands, inArray(spaceMembers.accountId, ids)));
  const supported = await supportedSpaces(query, teamId, ids);
  const teamRoles = new Map(own.map(({ accountId, role }) => [accountId, role]));
  const memberRoles = new Map<AccountId, SpaceRole[]>(ids.map((id) => [id, []]));
  for (const { accountId, role } of [...inSpaces, ...supported]) memberRoles.get(accountId)?.push(role);
  return new Map(
    ids.flatMap((accountId) => {
      const role = strongest(standings(teamRoles.get(accountId) ?? null, memberRoles.get(accountId) ?? []));
      return role === null ? [] : [[accountId, role] as const];
    }),
  );
}

/** The accounts with ties to some teams, as a subquery. */
export function accountIdsOfTeams(query: Query, teamIds: readonly TeamId[]) {
  const ofTeams = query
    .select({ accountId: teamMembers.accountId })
    .from(teamMembers)
    .where(inArray(teamMembers.teamId, [...teamIds]));
  const ofSpaces = query
    .select({ accountId: spaceMembers.accountId })
    .from(spaceMembers)
    .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
    .where(inArray(spaces.teamId, [...teamIds]));
  return [ofTeams, ofSpaces] as const;
}
