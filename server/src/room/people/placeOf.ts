import { must } from "@atrium/contract";
import type { RoomId, SpaceId } from "@atrium/contract";
import type { CallContext } from "../../platform/calls/handler.ts";
import { callerId } from "../../platform/calls/handler.ts";
import type { LivePeople, PresentPerson } from "./livePeople.ts";

export interface PeopleNeeds {
  people: LivePeople;
}

/** The space a call about a room belongs to, by the guard. */
export const spaceOf = (context: CallContext): SpaceId =>
  must(context.subject.spaceId, "the guard knows the space of a room");

/** The caller, when they are connected and in the room; null otherwise. */
export function callerIn({ people }: PeopleNeeds, context: CallContext, roomId: RoomId): PresentPerson | null {
  const person = people.find(spaceOf(context), callerId(context));
  return person?.roomId === roomId ? person : null;
}
