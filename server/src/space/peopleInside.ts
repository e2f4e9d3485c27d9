import type { AccountId, EntrancePerson, RoomId, SpaceId } from "@atrium/contract";

/** Who is inside, as the live part of the program knows it. */
export interface PeopleInside {
  /** Those who are shown; a large stage has more. */
  peopleIn(spaceId: SpaceId): readonly EntrancePerson[];
  roomOf(spaceId: SpaceId, accountId: AccountId): RoomId | null;
  onlineCount(spaceId: SpaceId): number;
}
