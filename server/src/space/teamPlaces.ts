import type { AccountId, Effect, InvitationId, SpaceId, TeamId } from "@atrium/contract";
import { and, eq, exists, inArray, max, notInArray, sql, sum } from "drizzle-orm";
import type { Column, SQL, SQLWrapper } from "drizzle-orm";
import type { Bus } from "../platform/bus.ts";
import type { Query, Transaction } from "../platform/database/database.ts";
import { bansFrom } from "./door/banStore.ts";
import { spaceIdsOfTeams } from "./spaceStore.ts";
import { spaceMembers, spaces, spaceVisits, stands } from "./tables.ts";
import { spaceChanged } from "./topics.ts";

const spacesOfTeam = (query: Query, teamId: TeamId) =>
  query
    .select({ id: spaces.id })
    .from(spaces)
    .where(and(eq(spaces.teamId, teamId), stands));

const inSpaces = (accountId: AccountId, among: ReturnType<typeof spacesOfTeam>) =>
  and(eq(spaceMembers.accountId, accountId), inArray(spaceMembers.spaceId, among));

/** Somebody's places in a team's spaces, including deleted ones: a lost role must not return with a restored space. */
const inTeam = (query: Query, teamId: TeamId, accountId: AccountId) =>
  inSpaces(accountId, query.select({ id: spaces.id }).from(spaces).where(eq(spaces.teamId, teamId)));

type At = { teamId: TeamId; accountId: AccountId };
interface Added {
  spaceIds: readonly SpaceId[];
  as: "SPACE_MEMBER" | "SPACE_GUEST";
  /** The invitation that adds them. */
  invitationId?: InvitationId | null;
  nowMs: number;
}
/** Whose roles in a team have changed; everybody's if no people are given. */
type ToldTeam = { teamId: TeamId; people?: readonly AccountId[] };

/** Access of a team's people to its spaces, for the team domain. */
export const teamPlaces = {
  async namesOf(query: Query, teamId: TeamId): Promise<{ id: SpaceId; name: string }[]> {
    return query.select({ id: spaces.id, name: spaces.name }).from(spaces).where(eq(spaces.teamId, teamId));
  },
  async spacesOf(
    query: Query,
    teamId: TeamId,
    accountIds: readonly AccountId[],
  ): Promise<ReadonlyMap<AccountId, SpaceId[]>> {
    const rows = await query
      .select({ accountId: spaceMembers.accountId, spaceId: spaceMembers.spaceId })
      .from(spaceMembers)
      .where(
        and(
          inArray(spaceMembers.accountId, [...accountIds]),
          inArray(spaceMembers.spaceId, spacesOfTeam(query, teamId)),
        ),
      )
      .orderBy(spaceMembers.addedAt, spaceMembers.spaceId);
    const found = new Map<AccountId, SpaceId[]>();
    for (const { accountId, spaceId } of rows) found.set(accountId, [...(found.get(accountId) ?? []), spaceId]);
    return found;
  },

  isAddedTo: (query: Query, space: { teamId: TeamId; spaceId: SpaceId }, accountId: Column): SQL =>
    exists(
      query
        .select({ id: spaces.id })
        .from(spaceMembers)
        .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
        .where(
          and(eq(spaces.id, space.spaceId), eq(spaces.teamId, space.teamId), eq(spaceMembers.accountId, accountId)),
        ),
    ),

  async makeGuest(tx: Transaction, teamId: TeamId, accountId: AccountId): Promise<void> {
    await tx
      .update(spaceMembers)
      .set({ role: "SPACE_GUEST" })
      .where(inTeam(tx, teamId, accountId));
  },

  async makeMember(tx: Transaction, teamId: TeamId, accountId: AccountId): Promise<void> {
    await tx
      .update(spaceMembers)
      .set({ role: "SPACE_MEMBER" })
      .where(and(inTeam(tx, teamId, accountId), eq(spaceMembers.role, "SPACE_GUEST")));
  },

  async set(
    tx: Transaction,
    { teamId, accountId }: At,
    places: { spaceIds: readonly SpaceId[]; as: "SPACE_MEMBER" | "SPACE_GUEST"; nowMs: number },
  ): Promise<boolean> {
    const own = new Set(await spaceIdsOfTeams(tx, [teamId]));
    const wanted = [...new Set(places.spaceIds)];
    if (wanted.some((spaceId) => !own.has(spaceId))) return false;
    const others = wanted.length === 0 ? undefined : notInArray(spaceMembers.spaceId, wanted);
    // In deleted spaces, which cannot be chosen, they keep what they have.
    await tx.delete(spaceMembers).where(and(inSpaces(accountId, spacesOfTeam(tx, teamId)), others));
    await teamPlaces.add(tx, accountId, { ...places, spaceIds: wanted });
    return true;
  },

  /** Adds somebody to spaces; a role they already have there stays. */
  async add(tx: Transaction, accountId: AccountId, { spaceIds, as, invitationId = null, nowMs }: Added): Promise<void> {
    if (spaceIds.length === 0) return;
    const addedAt = new Date(nowMs);
    await tx
      .insert(spaceMembers)
      .values(spaceIds.map((spaceId) => ({ spaceId, accountId, role: as, addedAt, invitationId })))
      .onConflictDoNothing();
  },

  addedToAny: (query: Query, teamId: TeamId): SQL =>
    sql`${query
      .select({ accountId: spaceMembers.accountId })
      .from(spaceMembers)
      .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
      .where(and(eq(spaces.teamId, teamId), stands))}`,

  async bansOf(
    query: Query,
    teamId: TeamId,
    { accountIds, nowMs }: { accountIds: readonly AccountId[]; nowMs: number },
  ): Promise<ReadonlyMap<AccountId, { spaceId: SpaceId; until: Date | null }[]>> {
    const found = new Map<AccountId, { spaceId: SpaceId; until: Date | null }[]>();
    for (const { accountId, ...ban } of await bansFrom(query, {
      spaces: spacesOfTeam(query, teamId),
      accountIds,
      nowMs,
    }))
      found.set(accountId, [...(found.get(accountId) ?? []), ban]);
    return found;
  },

  async visitsOf(
    query: Query,
    teamId: TeamId,
    accountIds: readonly AccountId[],
  ): Promise<ReadonlyMap<AccountId, { lastAt: Date; count: number }>> {
    if (accountIds.length === 0) return new Map();
    const rows = await query
      .select({
        accountId: spaceVisits.accountId,
        lastAt: max(spaceVisits.lastVisitedAt),
        count: sum(spaceVisits.visitsCount).mapWith(Number),
      })
      .from(spaceVisits)
      .where(
        and(inArray(spaceVisits.accountId, [...accountIds]), inArray(spaceVisits.spaceId, spacesOfTeam(query, teamId))),
      )
      .groupBy(spaceVisits.accountId);
    return new Map(
      rows.flatMap(({ accountId, lastAt, count }) =>
        lastAt === null ? [] : [[accountId, { lastAt, count: count ?? 0 }] as const],
      ),
    );
  },

  lastVisits: (query: Query, teamId: TeamId, people: SQLWrapper): SQL =>
    sql`${query
      .select({
        accountId: spaceVisits.accountId,
        at: max(spaceVisits.lastVisitedAt).as("at"),
        count: sum(spaceVisits.visitsCount).as("count"),
      })
      .from(spaceVisits)
      .where(and(sql`${spaceVisits.accountId} in ${people}`, inArray(spaceVisits.spaceId, spacesOfTeam(query, teamId))))
      .groupBy(spaceVisits.accountId)}`,

  async leave(tx: Transaction, teamId: TeamId, accountId: AccountId): Promise<void> {
    await tx.delete(spaceMembers).where(inTeam(tx, teamId, accountId));
  },

  async close(tx: Transaction, teamId: TeamId, at: Date): Promise<void> {
    await tx
      .update(spaces)
      .set({ deletedAt: at })
      .where(and(eq(spaces.teamId, teamId), stands));
  },

  async reopen(tx: Transaction, teamId: TeamId, at: Date): Promise<void> {
    await tx
      .update(spaces)
      .set({ deletedAt: null })
      .where(and(eq(spaces.teamId, teamId), eq(spaces.deletedAt, at)));
  },

  async tell(tx: Transaction, bus: Bus, { teamId, people }: ToldTeam): Promise<Effect[]> {
    const ids = await spaceIdsOfTeams(tx, [teamId]);
    return ids.map(
      (spaceId) => () => bus.publish(spaceChanged, { spaceId, ...(people === undefined ? {} : { people }) }),
    );
  },
};
