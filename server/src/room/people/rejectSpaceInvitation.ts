import type { operations } from "@atrium/contract";
import { decideRejectSpaceInvitation } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { placeOf } from "./placeOf.ts";
import type { PeopleNeeds } from "./placeOf.ts";

export const rejectSpaceInvitation: Handler<typeof operations.rejectSpaceInvitation, PeopleNeeds> = async (
  needs,
  context,
  input,
) => needs.people.inRoom(placeOf(context, input), decideRejectSpaceInvitation, input);
