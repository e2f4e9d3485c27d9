import type { AccountId, InvitationId, SpaceId, SpaceRole, TeamId } from "@atrium/contract";
import { and, eq, exists, inArray, sql } from "drizzle-orm";
import type { Column, SQL } from "drizzle-orm";
import type { Query, Transaction } from "../platform/database/database.ts";
import { supportedSpaces } from "./support/supportStore.ts";
import { spaceMembers, spaces, spaceVisits, stands } from "./tables.ts";
import type { MemberRole } from "./tables.ts";

export interface Membership {
  spaceId: SpaceId;
  accountId: AccountId;
  role: MemberRole;
  invitationId?: InvitationId | null;
}

export async function addMember(tx: Transaction, membership: Membership, nowMs: number): Promise<void> {
  await tx
    .insert(spaceMembers)
    .values({ ...membership, addedAt: new Date(nowMs) })
    .onConflictDoUpdate({
      target: [spaceMembers.spaceId, spaceMembers.accountId],
      set: { role: membership.role },
    });
}

/** The roles an account has in a team's spaces, through memberships or as support staff. */
export async function memberRolesInTeam(
  query: Query,
  teamId: TeamId,
  accountId: AccountId,
): Promise<Map<SpaceId, SpaceRole>> {
  const supported = await supportedSpaces(query, teamId, [accountId]);
  const rows = await query
    .select({ spaceId: spaceMembers.spaceId, role: spaceMembers.role })
    .from(spaceMembers)
    .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
    .where(and(eq(spaces.teamId, teamId), stands, eq(spaceMembers.accountId, accountId)));
  return new Map([...supported, ...rows].map(({ spaceId, role }) => [spaceId, role]));
}

/** The teams in whose spaces somebody has a place, whether they belong to the team or not. */
export async function teamsOfPlaces(query: Query, accountId: AccountId): Promise<TeamId[]> {
  const rows = await query
    .selectDistinct({ teamId: spaces.teamId })
    .from(spaceMembers)
    .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
    .where(eq(spaceMembers.accountId, accountId));
  return rows.map(({ teamId }) => teamId);
}

/** Those of these accounts that are members or guests of one space, also of a deleted one that can be restored. */
export async function membersAmong(
  query: Query,
  accountIds: readonly AccountId[],
  spaceId: SpaceId,
): Promise<AccountId[]> {
  const rows = await query
    .select({ accountId: spaceMembers.accountId })
    .from(spaceMembers)
    .where(and(eq(spaceMembers.spaceId, spaceId), inArray(spaceMembers.accountId, [...accountIds])));
  return rows.map(({ accountId }) => accountId);
}

/** Those of these accounts whose lists of visited spaces a space is on, whether or not they see it now. */
export async function visitorsAmong(
  query: Query,
  accountIds: readonly AccountId[],
  spaceId: SpaceId,
): Promise<AccountId[]> {
  const rows = await query
    .select({ accountId: spaceVisits.accountId })
    .from(spaceVisits)
    .where(
      and(eq(spaceVisits.spaceId, spaceId), inArray(spaceVisits.accountId, [...accountIds]), spaceVisits.isListed),
    );
  return rows.map(({ accountId }) => accountId);
}

/** Condition on an account column: whether it is a member of any space. */
export const isMember = (query: Query, accountId: Column): SQL =>
  exists(
    query.select({ spaceId: spaceMembers.spaceId }).from(spaceMembers).where(eq(spaceMembers.accountId, accountId)),
  );

export interface RecordedVisit {
  accountId: AccountId;
  browserHash: string | null;
  /** How many visits began; none if they came back after a lost connection. One if not given. */
  begun?: number;
}

/** Records that somebody entered a space. An older visit never overwrites a newer one. */
export async function recordVisits(
  query: Query,
  at: { spaceId: SpaceId; visits: readonly RecordedVisit[] },
  nowMs: number,
): Promise<void> {
  const when = { spaceId: at.spaceId, lastVisitedAt: new Date(nowMs) };
  await query
    .insert(spaceVisits)
    .values(at.visits.map(({ begun = 1, ...visit }) => ({ ...visit, ...when, visitsCount: begun })))
    .onConflictDoUpdate({
      target: [spaceVisits.accountId, spaceVisits.spaceId],
      set: {
        browserHash: sql`coalesce(excluded.browser_hash, ${spaceVisits.browserHash})`,
        // An older visit recorded late does not put the space back on the list.
        isListed: sql`${spaceVisits.isListed} or excluded.last_visited_at > ${spaceVisits.lastVisitedAt}`,
        visitsCount: sql`${spaceVisits.visitsCount} + excluded.visits_count`,
        lastVisitedAt: sql`greatest(${spaceVisits.lastVisitedAt}, excluded.last_visited_at)`,
      },
    });
}

export async function lastVisits(
  query: Query,
  accountId: AccountId,
  spaceIds: readonly SpaceId[],
): Promise<Map<SpaceId, Date>> {
  const rows = await query
    .select({ spaceId: spaceVisits.spaceId, at: spaceVisits.lastVisitedAt })
    .from(spaceVisits)
    .where(and(eq(spaceVisits.accountId, accountId), inArray(spaceVisits.spaceId, [...spaceIds])));
  return new Map(rows.map((row) => [row.spaceId, row.at]));
}
