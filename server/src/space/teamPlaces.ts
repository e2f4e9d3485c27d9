import type { AccountId, Effect, SpaceId, TeamId } from "@atrium/contract";
import { and, eq, exists, inArray } from "drizzle-orm";
import type { Column, SQL } from "drizzle-orm";
import type { Bus } from "../platform/bus.ts";
import type { Query, Transaction } from "../platform/database/database.ts";
import { spaceIdsOfTeams } from "./spaceStore.ts";
import { spaceMembers, spaces } from "./tables.ts";
import { spaceChanged } from "./topics.ts";

const spacesOfTeam = (query: Query, teamId: TeamId) =>
  query.select({ id: spaces.id }).from(spaces).where(eq(spaces.teamId, teamId));

const inTeam = (query: Query, teamId: TeamId, accountId: AccountId) =>
  and(eq(spaceMembers.accountId, accountId), inArray(spaceMembers.spaceId, spacesOfTeam(query, teamId)));

/** Where people of a team were added to its spaces, as teams ask it. */
export const teamPlaces = {
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

  async leave(tx: Transaction, teamId: TeamId, accountId: AccountId): Promise<void> {
    await tx.delete(spaceMembers).where(inTeam(tx, teamId, accountId));
  },

  async tell(tx: Transaction, bus: Bus, teamId: TeamId): Promise<Effect[]> {
    const ids = await spaceIdsOfTeams(tx, [teamId]);
    return ids.map((spaceId) => () => bus.publish(spaceChanged, { spaceId }));
  },
};
