import type { AccountId, Effect, SpaceId, TeamId } from "@atrium/contract";
import type { Column, SQL, SQLWrapper } from "drizzle-orm";
import { accessChanged } from "../../account/index.ts";
import type { Bus } from "../../platform/bus.ts";
import type { Query, Transaction } from "../../platform/database/database.ts";

/** A person and their team. */
export interface MemberAt {
  teamId: TeamId;
  accountId: AccountId;
}

/** Access of a team's people to its spaces, which are built on teams. */
export interface TeamPlaces {
  /** The team's spaces that people were added to. */
  spacesOf(query: Query, teamId: TeamId, accountIds: readonly AccountId[]): Promise<ReadonlyMap<AccountId, SpaceId[]>>;
  /** Condition on an account column: whether it was added to this space of the team. */
  isAddedTo(query: Query, space: { teamId: TeamId; spaceId: SpaceId }, accountId: Column): SQL;
  /** They keep their spaces, as guests. */
  makeGuest(tx: Transaction, teamId: TeamId, accountId: AccountId): Promise<void>;
  /** Guests become members in the spaces they were added to. */
  makeMember(tx: Transaction, teamId: TeamId, accountId: AccountId): Promise<void>;
  /** Adds them to exactly these spaces of the team; existing roles stay. False if one is not the team's. */
  set(
    tx: Transaction,
    at: MemberAt,
    places: { spaceIds: readonly SpaceId[]; as: "SPACE_MEMBER" | "SPACE_GUEST"; nowMs: number },
  ): Promise<boolean>;
  /** Selects the accounts that were added to any space of the team. */
  addedToAny(query: Query, teamId: TeamId): SQL;
  /** The names of the team's spaces, including deleted ones that can be restored. */
  namesOf(query: Query, teamId: TeamId): Promise<{ id: SpaceId; name: string }[]>;
  /** The bans in effect of people from the team's spaces. */
  bansOf(
    query: Query,
    teamId: TeamId,
    of: { accountIds: readonly AccountId[]; nowMs: number },
  ): Promise<ReadonlyMap<AccountId, { spaceId: SpaceId; until: Date | null }[]>>;
  /** When people last entered one of the team's spaces, and how many visits they made. */
  visitsOf(
    query: Query,
    teamId: TeamId,
    accountIds: readonly AccountId[],
  ): Promise<ReadonlyMap<AccountId, { lastAt: Date; count: number }>>;
  /**
   * Selects `account_id`, `at` and `count`: when each of these people last entered one of the team's spaces, and how
   * many visits they made. `people` is a subquery of accounts, since an open space has many more visits.
   */
  lastVisits(query: Query, teamId: TeamId, people: SQLWrapper): SQL;
  leave(tx: Transaction, teamId: TeamId, accountId: AccountId): Promise<void>;
  /** Deletes the team's remaining spaces, at the moment the team is deleted. */
  close(tx: Transaction, teamId: TeamId, at: Date): Promise<void>;
  /** Restores the spaces that were deleted at that moment. */
  reopen(tx: Transaction, teamId: TeamId, at: Date): Promise<void>;
  /** Notifies every space of the team that roles may have changed: of these people, or of everybody. */
  tell(tx: Transaction, bus: Bus, told: { teamId: TeamId; people?: readonly AccountId[] }): Promise<Effect[]>;
}

export interface TeamPlacesNeeds {
  bus: Bus;
  places: TeamPlaces;
}

/** Notifies the team's spaces, and the person whose role changed: their own pages may show more now, or less. */
export async function tellStanding(
  { bus, places }: TeamPlacesNeeds,
  tx: Transaction,
  { teamId, accountId }: MemberAt,
): Promise<Effect[]> {
  const inSpaces = await places.tell(tx, bus, { teamId, people: [accountId] });
  return [...inSpaces, () => bus.publish(accessChanged, { accountId })];
}
