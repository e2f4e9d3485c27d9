import type { AccountId, Effect, SpaceId, TeamId } from "@atrium/contract";
import type { Column, SQL } from "drizzle-orm";
import { accessChanged } from "../../account/index.ts";
import type { Bus } from "../../platform/bus.ts";
import type { Query, Transaction } from "../../platform/database/database.ts";

/** Somebody of a team, and which team. */
export interface MemberAt {
  teamId: TeamId;
  accountId: AccountId;
}

/** The places of a team's people in its spaces, which are built on teams. */
export interface TeamPlaces {
  /** The spaces of the team that people were added to. */
  spacesOf(query: Query, teamId: TeamId, accountIds: readonly AccountId[]): Promise<ReadonlyMap<AccountId, SpaceId[]>>;
  /** Says of a column with accounts whether they were added to this space of the team. */
  isAddedTo(query: Query, space: { teamId: TeamId; spaceId: SpaceId }, accountId: Column): SQL;
  /** They stay where they were added to, as guests. */
  makeGuest(tx: Transaction, teamId: TeamId, accountId: AccountId): Promise<void>;
  /** Guests become members where they were added to. */
  makeMember(tx: Transaction, teamId: TeamId, accountId: AccountId): Promise<void>;
  /** They are added to these spaces of the team and to no other; roles they have stay. False where one is not of the team. */
  set(
    tx: Transaction,
    at: MemberAt,
    places: { spaceIds: readonly SpaceId[]; as: "SPACE_MEMBER" | "SPACE_GUEST"; nowMs: number },
  ): Promise<boolean>;
  /** Selects the accounts that were added to any space of the team. */
  addedToAny(query: Query, teamId: TeamId): SQL;
  /** The names of the team's spaces, of those that were deleted as long as they can be brought back. */
  namesOf(query: Query, teamId: TeamId): Promise<{ id: SpaceId; name: string }[]>;
  /** When people last came into one of the team's spaces. */
  lastVisitsOf(query: Query, teamId: TeamId, accountIds: readonly AccountId[]): Promise<ReadonlyMap<AccountId, Date>>;
  leave(tx: Transaction, teamId: TeamId, accountId: AccountId): Promise<void>;
  /** Deletes the spaces that stand, at the moment their team is deleted. */
  close(tx: Transaction, teamId: TeamId, at: Date): Promise<void>;
  /** Brings back the spaces that were deleted at that moment. */
  reopen(tx: Transaction, teamId: TeamId, at: Date): Promise<void>;
  /** Tells every space of the team that roles may be others now: of these people, or of everybody. */
  tell(tx: Transaction, bus: Bus, told: { teamId: TeamId; people?: readonly AccountId[] }): Promise<Effect[]>;
}

export interface TeamPlacesNeeds {
  bus: Bus;
  places: TeamPlaces;
}

/** Tells the team's spaces, and whose role it is: their own pages may show more now, or less. */
export async function tellStanding(
  { bus, places }: TeamPlacesNeeds,
  tx: Transaction,
  { teamId, accountId }: MemberAt,
): Promise<Effect[]> {
  const inSpaces = await places.tell(tx, bus, { teamId, people: [accountId] });
  return [...inSpaces, () => bus.publish(accessChanged, { accountId })];
}
