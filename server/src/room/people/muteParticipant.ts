import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { outranks } from "@atrium/rules";
import { callerId } from "../../platform/calls/handler.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { spaceOf } from "./placeOf.ts";
import type { PeopleNeeds } from "./placeOf.ts";

export const muteParticipant: Handler<typeof operations.muteParticipant, PeopleNeeds> = async (
  needs,
  context,
  input,
) => {
  const { roomId, accountId, audio, video } = input;
  const spaceId = spaceOf(context);
  const person = needs.people.findOrAwaited(spaceId, accountId);
  if (person === null || person.roomId !== roomId) return refuse("participantNotFound");
  if (context.role === null || outranks(person.role, context.role)) return refuse("forbidden");
  const byName = needs.people.find(spaceId, callerId(context))?.name ?? "";
  return ok({}, [() => needs.people.forceMute(spaceId, accountId, { audio, video, byName })]);
};
