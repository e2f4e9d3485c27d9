import type { AccountId, Effect, SpaceId, TeamId } from "@atrium/contract";
import type { Column, SQL } from "drizzle-orm";
import { accessChanged } from "../../account/index.ts";
import type { Bus } from "../../platform/bus.ts";
import type { Query, Transaction } from "../../platform/database/database.ts";

/** The places of a team's people in its spaces, which are built on teams. */
export interface TeamPlaces {
  /** The spaces of the team that people were added to. */
  spacesOf(query: Query, teamId: TeamId, accountIds: readonly AccountId[]): Promise<ReadonlyMap<AccountId, SpaceId[]>>;
  /** Says of a column with accounts whether they were added to this space of the team. */
  isAddedTo(query: Query, space: { teamId: TeamId; spaceId: SpaceId }, accountId: Column): SQL;
  /** They stay where they were added to, as guests. */
  makeGuest(tx: Transaction, teamId: TeamId, accountId: AccountId): Promise<void>;
  leave(tx: Transaction, teamId: TeamId, accountId: AccountId): Promise<void>;
  /** Tells every space of the team that roles may be others now. */
  tell(tx: Transaction, bus: Bus, teamId: TeamId): Promise<Effect[]>;
}

export interface TeamPlacesNeeds {
  bus: Bus;
  places: TeamPlaces;
}

/** Tells the team's spaces, and whose role it is: their own pages may show more now, or less. */
export async function tellStanding(
  { bus, places }: TeamPlacesNeeds,
  tx: Transaction,
  { teamId, accountId }: { teamId: TeamId; accountId: AccountId },
): Promise<Effect[]> {
  const inSpaces = await places.tell(tx, bus, teamId);
  return [...inSpaces, () => bus.publish(accessChanged, { accountId })];
}
