import { must } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { decideMuteParticipant } from "@atrium/rules";
import { callerId } from "../../platform/calls/handler.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { spaceOf } from "./placeOf.ts";
import type { PeopleNeeds } from "./placeOf.ts";

export const muteParticipant: Handler<typeof operations.muteParticipant, PeopleNeeds> = async (
  needs,
  context,
  { roomId, ...muting },
) => {
  const spaceId = spaceOf(context);
  const name = needs.people.find(spaceId, callerId(context))?.name ?? "";
  const by = { name, role: must(context.role, "the guard found a role") };
  return needs.people.onRoom({ spaceId, roomId }, decideMuteParticipant, { ...muting, by });
};
