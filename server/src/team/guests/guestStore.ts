import type { AccountId, SpaceId, TeamGuest, TeamId } from "@atrium/contract";
import { and, eq, ne, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { accounts } from "../../account/index.ts";
import type { Query } from "../../platform/database/database.ts";
import { isSeen, orderPeople, type PeopleOrder } from "../members/peopleOrder.ts";
import type { MemberAt, TeamPlaces } from "../members/places.ts";
import { teamMembers } from "../tables.ts";

/** Which guests a list shows. */
export interface GuestSearch {
  teamId: TeamId;
  find: string | undefined;
  findsEmails: boolean;
  spaceId: SpaceId | undefined;
  order: PeopleOrder;
  after: AccountId | undefined;
  count: number;
}
export type GuestRow = Omit<
  TeamGuest,
  "isTemporary" | "lastVisitedAt" | "visitsCount" | "cameBy" | "spaceIds" | "bans"
>;

/**
 * The team's own guests, and people added to one of its spaces without being members: one set of ids, which is then
 * joined with accounts. Checking each account instead would cost as much as there are accounts.
 */
function guestIds(query: Query, places: TeamPlaces, teamId: TeamId): SQL {
  const idsOf = (role: SQL) =>
    query
      .select({ accountId: teamMembers.accountId })
      .from(teamMembers)
      .where(and(eq(teamMembers.teamId, teamId), role));
  const ofTeam = idsOf(eq(teamMembers.role, "GUEST"));
  const members = idsOf(ne(teamMembers.role, "GUEST"));
  return sql`((${ofTeam} union ${places.addedToAny(query, teamId)}) except ${members})`;
}

/** The same people with what is shown of them. */
function guests(query: Query, places: TeamPlaces, teamId: TeamId) {
  return query
    .select({
      accountId: accounts.id,
      name: accounts.name,
      email: accounts.email,
      avatarUrl: accounts.avatarUrl,
      avatarAppearance: accounts.avatarAppearance,
      palette: accounts.palette,
    })
    .from(sql`${guestIds(query, places, teamId)} guests`)
    .innerJoin(accounts, sql`${accounts.id} = guests.account_id`)
    .$dynamic();
}

/** Always false. Referring to the set next to the name makes the database search guests' names, not everybody's. */
const afterTheSet = sql`guests.account_id = ''`;

export async function findGuests(query: Query, places: TeamPlaces, search: GuestSearch): Promise<GuestRow[]> {
  const { teamId, find, spaceId } = search;
  const people = guestIds(query, places, teamId);
  const order = await orderPeople(query, places, { ...search, people });
  const wanted = find?.toLowerCase() ?? "";
  const ofEmail = search.findsEmails ? sql`position(${wanted} in lower(${accounts.email})) > 0` : undefined;
  return guests(query, places, teamId)
    .leftJoin(order.seen, isSeen)
    .where(
      and(
        find === undefined
          ? undefined
          : or(sql`position(${wanted} in lower(${accounts.name})) > 0`, ofEmail, afterTheSet),
        spaceId === undefined ? undefined : places.isAddedTo(query, { teamId, spaceId }, accounts.id),
        order.behind,
      ),
    )
    .orderBy(...order.by)
    .limit(search.count);
}

/** A guest of the team; null for members and others. */
export async function findGuest(query: Query, places: TeamPlaces, at: MemberAt): Promise<GuestRow | null> {
  const [found] = await guests(query, places, at.teamId).where(eq(accounts.id, at.accountId));
  return found ?? null;
}
