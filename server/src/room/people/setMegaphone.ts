import { must, ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { may } from "@atrium/rules";
import { callerId } from "../../platform/calls/handler.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { findSpace } from "../../space/index.ts";
import { findRoom } from "../roomStore.ts";
import { callerIn, spaceOf } from "./placeOf.ts";
import type { PeopleNeeds } from "./placeOf.ts";

/** Putting a megaphone down is always allowed: the right may have gone while it was up. */
export const setMegaphone: Handler<typeof operations.setMegaphone, PeopleNeeds> = async (needs, context, input) => {
  const { tx } = context;
  const person = callerIn(needs, context, input.roomId);
  if (person === null) return refuse("notConnectedToRoom");
  const room = must(await findRoom(tx, input.roomId), "the guard found the room");
  if (room.type !== "spatial") return refuse("invalidRoomType");
  const spaceId = spaceOf(context);
  const { plan } = must(await findSpace(tx, spaceId), "the guard found the space");
  const asker = { role: person.role, plan, roomFlags: room.permissions };
  if (input.on && !may("room.megaphone", asker)) return refuse("megaphoneNotAllowed");
  return ok({}, [() => needs.people.setMegaphone(spaceId, callerId(context), input.on)]);
};
