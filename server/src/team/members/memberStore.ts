import { ok, refuse } from "@atrium/contract";
import type { AccountId, Result, SpaceId, TeamId, TeamMember, TeamRole, TeamWithMembers } from "@atrium/contract";
import { and, asc, eq, inArray, isNotNull, lte, ne, or, sql } from "drizzle-orm";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { accounts } from "../../account/index.ts";
import { findGuest } from "../guests/guestStore.ts";
import { teamMembers } from "../tables.ts";
import { teamRoleOf } from "../teamStore.ts";
import { isSeen, orderPeople, type PeopleOrder } from "./peopleOrder.ts";
import type { MemberAt, TeamPlaces } from "./places.ts";

/** Which members a list shows. */
export interface MemberSearch {
  teamId: TeamId;
  find: string | undefined;
  findsEmails: boolean;
  spaceId: SpaceId | undefined;
  role: TeamRole | undefined;
  order: PeopleOrder;
  after: AccountId | undefined;
  count: number;
}
export type MemberRow = Omit<TeamMember, "joinedAt" | "lastVisitedAt" | "insideSpaceId" | "spaceIds" | "role"> & {
  role: TeamRole;
  joinedAt: Date;
};

/** Always false. Referring to the team's rows next to the name makes the database search the team's names, not everybody's. */
const afterTheTeam = sql`${teamMembers.joinedAt} = '-infinity'`;

export async function findMembers(query: Query, places: TeamPlaces, search: MemberSearch): Promise<MemberRow[]> {
  const { teamId, find, spaceId, role } = search;
  const ofTeam = eq(teamMembers.teamId, teamId);
  const people = sql`(${query.select({ accountId: teamMembers.accountId }).from(teamMembers).where(ofTeam)})`;
  const order = await orderPeople(query, places, { ...search, people });
  const wanted = find?.toLowerCase() ?? "";
  const ofEmail = search.findsEmails ? sql`position(${wanted} in lower(${accounts.email})) > 0` : undefined;
  return query
    .select({
      accountId: accounts.id,
      name: accounts.name,
      email: accounts.email,
      avatarUrl: accounts.avatarUrl,
      avatarAppearance: accounts.avatarAppearance,
      palette: accounts.palette,
      role: teamMembers.role,
      joinedAt: teamMembers.joinedAt,
    })
    .from(teamMembers)
    .innerJoin(accounts, eq(accounts.id, teamMembers.accountId))
    .leftJoin(order.seen, isSeen)
    .where(
      and(
        ofTeam,
        role === undefined ? ne(teamMembers.role, "GUEST") : eq(teamMembers.role, role),
        find === undefined
          ? undefined
          : or(sql`position(${wanted} in lower(${accounts.name})) > 0`, ofEmail, afterTheTeam),
        spaceId === undefined ? undefined : places.isAddedTo(query, { teamId, spaceId }, accounts.id),
        order.behind,
      ),
    )
    .orderBy(...order.by)
    .limit(search.count);
}

/** Somebody's relation to a team: a member, or a guest of it or of one of its spaces; null for others. */
export async function findStanding(
  query: Query,
  places: TeamPlaces,
  at: MemberAt,
): Promise<{ role: TeamRole; joinedAt: Date | null } | null> {
  const [row] = await query
    .select({ role: teamMembers.role, joinedAt: teamMembers.joinedAt })
    .from(teamMembers)
    .where(rowOf(at));
  if (row !== undefined) return row;
  const isGuest = (await findGuest(query, places, at)) !== null;
  return isGuest ? { role: "GUEST", joinedAt: null } : null;
}

type TeamPerson = TeamWithMembers["members"][number];

/** The first members of each team by name, in one statement. */
export async function firstMembersOf(
  query: Query,
  teamIds: readonly TeamId[],
  atMost: number,
): Promise<Map<TeamId, TeamPerson[]>> {
  if (teamIds.length === 0) return new Map();
  const ranked = query
    .select({
      teamId: teamMembers.teamId,
      role: teamMembers.role,
      accountId: teamMembers.accountId,
      place:
        sql<number>`row_number() over (partition by ${teamMembers.teamId} order by ${accounts.name}, ${accounts.id})`.as(
          "place",
        ),
    })
    .from(teamMembers)
    .innerJoin(accounts, eq(accounts.id, teamMembers.accountId))
    .where(and(inArray(teamMembers.teamId, [...teamIds]), ne(teamMembers.role, "GUEST")))
    .as("ranked");
  const rows = await query
    .select({
      teamId: ranked.teamId,
      role: ranked.role,
      accountId: accounts.id,
      name: accounts.name,
      avatarUrl: accounts.avatarUrl,
      avatarAppearance: accounts.avatarAppearance,
      palette: accounts.palette,
    })
    .from(ranked)
    .innerJoin(accounts, eq(accounts.id, ranked.accountId))
    .where(lte(ranked.place, atMost))
    .orderBy(asc(ranked.place));
  const found = new Map<TeamId, TeamPerson[]>();
  for (const { teamId, role, ...look } of rows)
    found.set(teamId, [...(found.get(teamId) ?? []), { ...look, role: role === "ADMIN" ? "ADMIN" : "MEMBER" }]);
  return found;
}

/**
 * Whether a member may stop being an admin: a team keeps at least one admin who has an address to sign in with, or who
 * is the caller `by`. The team's row is locked, so if two admins demote each other at once, the second finds the first
 * already gone.
 */
export async function mayStopBeingAdmin(
  tx: Transaction,
  { teamId, accountId }: MemberAt,
  by: AccountId,
): Promise<Result<TeamRole, "memberNotFound" | "cannotRemoveLastAdmin">> {
  const role = await teamRoleOf(tx, teamId, accountId);
  if (role === null || role === "GUEST") return refuse("memberNotFound");
  if (role !== "ADMIN") return ok(role);
  const [other] = await tx
    .select({ accountId: teamMembers.accountId })
    .from(teamMembers)
    .innerJoin(accounts, eq(accounts.id, teamMembers.accountId))
    .where(
      and(
        eq(teamMembers.teamId, teamId),
        eq(teamMembers.role, "ADMIN"),
        ne(teamMembers.accountId, accountId),
        or(isNotNull(accounts.emailKey), eq(accounts.id, by)),
      ),
    )
    .limit(1);
  return other === undefined ? refuse("cannotRemoveLastAdmin") : ok(role);
}

export async function setTeamRole(tx: Transaction, at: MemberAt, role: TeamRole): Promise<void> {
  await tx.update(teamMembers).set({ role }).where(rowOf(at));
}

export async function deleteMember(tx: Transaction, at: MemberAt): Promise<void> {
  await tx.delete(teamMembers).where(rowOf(at));
}

const rowOf = ({ teamId, accountId }: MemberAt) =>
  and(eq(teamMembers.teamId, teamId), eq(teamMembers.accountId, accountId));
