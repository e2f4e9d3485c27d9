import type { EntrancePerson, SpaceId } from "@atrium/contract";

/** Who is inside, as the live part of the program knows it. */
export interface PeopleInside {
  peopleIn(spaceId: SpaceId): readonly EntrancePerson[];
  onlineCount(spaceId: SpaceId): number;
}
