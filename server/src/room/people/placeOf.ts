import { must } from "@atrium/contract";
import type { AccountId, RoomId, SpaceId } from "@atrium/contract";
import type { CallContext } from "../../platform/calls/handler.ts";
import { callerId } from "../../platform/calls/handler.ts";
import type { LivePeople } from "./livePeople.ts";

export interface PeopleNeeds {
  people: LivePeople;
}

/** The space a call about a room belongs to, by the guard. */
export const spaceOf = (context: CallContext): SpaceId =>
  must(context.subject.spaceId, "the guard knows the space of a room");

/** The caller and the room they say they are in. */
export const placeOf = (
  context: CallContext,
  { roomId }: { roomId: RoomId },
): { spaceId: SpaceId; roomId: RoomId; accountId: AccountId } => ({
  spaceId: spaceOf(context),
  roomId,
  accountId: callerId(context),
});
