import { must, ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { outranks } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { LiveDoor } from "./liveDoor.ts";

export const kick: Handler<typeof operations.kick, { door: LiveDoor }> = async (needs, context, input) => {
  const { spaceId, accountId } = input;
  const theirs = needs.door.roleInside(spaceId, accountId);
  if (theirs === null) return refuse("participantNotFound");
  const own = must(context.role, "the guard found a role");
  if (outranks(theirs, own)) return refuse("forbidden");
  return ok({}, [() => needs.door.kick(spaceId, accountId)]);
};
