import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { callerId } from "../../platform/handler.ts";
import type { Handler } from "../../platform/handler.ts";
import { callerIn, spaceOf } from "./placeOf.ts";
import type { PeopleNeeds } from "./placeOf.ts";

/** Says what is sent; whether it may be sent is in the person's media token. */
export const muteSelf: Handler<typeof operations.muteSelf, PeopleNeeds> = async (needs, context, input) => {
  const { roomId, ...muted } = input;
  if (callerIn(needs, context, roomId) === null) return refuse("notConnectedToRoom");
  return ok({}, [() => needs.people.setSent(spaceOf(context), callerId(context), muted)]);
};
