import type { EntrancePerson, SpaceId } from "@atrium/contract";

/** Who is inside, from the live part of the program. */
export interface PeopleInside {
  /** The visible people; a large stage has more. */
  peopleIn(spaceId: SpaceId): readonly EntrancePerson[];
  onlineCount(spaceId: SpaceId): number;
}
