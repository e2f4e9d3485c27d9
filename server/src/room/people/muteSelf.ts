import { ok, refuse } from "@atrium/contract";
import type { operations, RoomPermissions, SpaceRole } from "@atrium/contract";
import { may } from "@atrium/rules";
import { callerId } from "../../platform/calls/handler.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { callerIn, spaceOf } from "./placeOf.ts";
import type { PeopleNeeds } from "./placeOf.ts";

/** Turning off is always allowed: the right may have gone while something was on. */
export const muteSelf: Handler<typeof operations.muteSelf, PeopleNeeds> = async (needs, context, input) => {
  const { roomId, ...muted } = input;
  const spaceId = spaceOf(context);
  const person = callerIn(needs, context, roomId);
  const room = needs.people.roomsOf(spaceId).find((each) => each.id === roomId);
  if (person === null || room === undefined) return refuse("notConnectedToRoom");
  if (!maySend(muted, person.role, room.permissions)) return refuse("forbidden");
  return ok({}, [() => needs.people.setSent(spaceId, callerId(context), muted)]);
};

interface Muted {
  audioMuted?: boolean | undefined;
  videoMuted?: boolean | undefined;
}

function maySend({ audioMuted, videoMuted }: Muted, role: SpaceRole, roomFlags: RoomPermissions): boolean {
  if (audioMuted === false && !may("room.useMicrophone", { role, roomFlags })) return false;
  return videoMuted !== false || may("room.useCamera", { role, roomFlags });
}
