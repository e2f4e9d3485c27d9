import type { AccountId, EntrancePerson, SpaceId } from "@atrium/contract";

/** Who is inside, from the live part of the program. */
export interface PeopleInside {
  /** The visible people; a large stage has more. */
  peopleIn(spaceId: SpaceId): readonly EntrancePerson[];
  onlineCount(spaceId: SpaceId): number;
  /** Also for somebody of an audience, and for a while after they were lost. */
  isInside(spaceId: SpaceId, accountId: AccountId): boolean;
}
