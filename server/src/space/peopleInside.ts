import type { EntrancePerson, SpaceId } from "@atrium/contract";

/** Who is inside, as the live part of the program knows it. */
export interface PeopleInside {
  /** Those who are shown; a large stage has more. */
  peopleIn(spaceId: SpaceId): readonly EntrancePerson[];
  onlineCount(spaceId: SpaceId): number;
}
