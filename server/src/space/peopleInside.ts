import type { AccountId, EntrancePerson, RoomId, SpaceId } from "@atrium/contract";

/** Who is inside, from the live part of the program. */
export interface PeopleInside {
  /** The visible people; a large stage has more. */
  peopleIn(spaceId: SpaceId): readonly EntrancePerson[];
  onlineCount(spaceId: SpaceId): number;
  /** How many people in the queue come before somebody; before a newcomer, all of them. */
  waitingBefore(spaceId: SpaceId, accountId: AccountId | null): number;
  /** How many are in one of its rooms, the audience of a stage included. */
  countIn(spaceId: SpaceId, roomId: RoomId): number;
  /** Also for somebody of an audience, and for a while after they were lost. */
  isInside(spaceId: SpaceId, accountId: AccountId): boolean;
}
