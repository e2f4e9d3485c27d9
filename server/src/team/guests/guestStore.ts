import type { AccountId, SpaceId, TeamGuest, TeamId } from "@atrium/contract";
import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { accounts } from "../../account/index.ts";
import type { Query } from "../../platform/database/database.ts";
import type { MemberAt, TeamPlaces } from "../members/places.ts";
import { teamMembers } from "../tables.ts";

/** Whom a list shows. */
export interface GuestSearch {
  teamId: TeamId;
  find: string | undefined;
  findsEmails: boolean;
  spaceId: SpaceId | undefined;
  after: AccountId | undefined;
  count: number;
}
export type GuestRow = Omit<TeamGuest, "isTemporary" | "lastVisitedAt" | "spaceIds">;

/** Who is a guest of the team itself, or was added to one of its spaces without being a member. */
const guests = (query: Query, teamId: TeamId) =>
  query
    .select({
      accountId: accounts.id,
      name: accounts.name,
      email: accounts.email,
      avatarUrl: accounts.avatarUrl,
      avatarAppearance: accounts.avatarAppearance,
      palette: accounts.palette,
    })
    .from(accounts)
    .leftJoin(teamMembers, and(eq(teamMembers.teamId, teamId), eq(teamMembers.accountId, accounts.id)))
    .$dynamic();

const isGuest = (query: Query, places: TeamPlaces, teamId: TeamId) =>
  or(
    eq(teamMembers.role, "GUEST"),
    and(isNull(teamMembers.accountId), places.isAddedToAny(query, teamId, accounts.id)),
  );

/** In the order of names. */
export async function findGuests(query: Query, places: TeamPlaces, search: GuestSearch): Promise<GuestRow[]> {
  const { teamId, find, spaceId, after } = search;
  const wanted = find?.toLowerCase() ?? "";
  const ofEmail = search.findsEmails ? sql`position(${wanted} in lower(${accounts.email})) > 0` : undefined;
  return guests(query, teamId)
    .where(
      and(
        isGuest(query, places, teamId),
        find === undefined ? undefined : or(sql`position(${wanted} in lower(${accounts.name})) > 0`, ofEmail),
        spaceId === undefined ? undefined : places.isAddedTo(query, { teamId, spaceId }, accounts.id),
        after === undefined
          ? undefined
          : sql`(${accounts.name}, ${accounts.id}) > (select a.name, a.id from accounts a where a.id = ${after})`,
      ),
    )
    .orderBy(asc(accounts.name), asc(accounts.id))
    .limit(search.count);
}

/** A guest of the team; null for members, for others and for nobody. */
export async function findGuest(query: Query, places: TeamPlaces, at: MemberAt): Promise<GuestRow | null> {
  const [found] = await guests(query, at.teamId).where(
    and(eq(accounts.id, at.accountId), isGuest(query, places, at.teamId)),
  );
  return found ?? null;
}
