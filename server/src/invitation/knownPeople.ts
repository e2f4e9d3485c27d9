import type { AccountId, Locale, SpaceId, TeamId, TeamRole } from "@atrium/contract";
import { and, eq, inArray } from "drizzle-orm";
import { accounts } from "../account/index.ts";
import type { Query } from "../platform/database/database.ts";
import { spaces, teamPlaces } from "../space/index.ts";
import { teamMembers } from "../team/index.ts";

/** Somebody with an account whose address is invited, and their current role in the team. */
export interface KnownPerson {
  accountId: AccountId;
  name: string;
  locale: Locale;
  teamRole: TeamRole | null;
  spaceIds: readonly SpaceId[];
}

/** The accounts among some addresses, by address. */
export async function knownPeople(
  query: Query,
  { teamId, emailKeys }: { teamId: TeamId; emailKeys: readonly string[] },
): Promise<Map<string, KnownPerson>> {
  if (emailKeys.length === 0) return new Map();
  const rows = await query
    .select({
      id: accounts.id,
      name: accounts.name,
      key: accounts.emailKey,
      locale: accounts.locale,
      teamRole: teamMembers.role,
    })
    .from(accounts)
    .leftJoin(teamMembers, and(eq(teamMembers.accountId, accounts.id), eq(teamMembers.teamId, teamId)))
    .where(inArray(accounts.emailKey, [...emailKeys]));
  const ids = rows.map(({ id }) => id);
  const places = ids.length === 0 ? new Map() : await teamPlaces.spacesOf(query, teamId, ids);
  return new Map(
    rows.flatMap(({ id, name, key, locale, teamRole }) =>
      key === null ? [] : [[key, { accountId: id, name, locale, teamRole, spaceIds: places.get(id) ?? [] }] as const],
    ),
  );
}

/** The names of some of a team's spaces, in the given order; null if one is not the team's. */
export async function spaceNamesOf(
  query: Query,
  teamId: TeamId,
  spaceIds: readonly SpaceId[],
): Promise<string[] | null> {
  if (spaceIds.length === 0) return [];
  const rows = await query
    .select({ id: spaces.id, name: spaces.name })
    .from(spaces)
    .where(and(eq(spaces.teamId, teamId), inArray(spaces.id, [...spaceIds])));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const found = [...new Set(spaceIds)].map((id) => names.get(id));
  return found.every((name) => name !== undefined) ? found : null;
}
