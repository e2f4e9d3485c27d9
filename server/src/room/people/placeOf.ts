import type { AccountId, RoomId, SpaceId } from "@atrium/contract";
import type { LivePeople } from "./livePeople.ts";

export interface PeopleNeeds {
  people: LivePeople;
}

/** The caller and the room they claim to be in. */
export const placeOf = (
  context: { accountId: AccountId; subject: { spaceId: SpaceId } },
  { roomId }: { roomId: RoomId },
): { spaceId: SpaceId; roomId: RoomId; accountId: AccountId } => ({
  spaceId: context.subject.spaceId,
  roomId,
  accountId: context.accountId,
});
