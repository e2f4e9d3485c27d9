import type { operations } from "@atrium/contract";
import { decideCancelSpaceInvitation } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { placeOf } from "./placeOf.ts";
import type { PeopleNeeds } from "./placeOf.ts";

export const cancelSpaceInvitation: Handler<typeof operations.cancelSpaceInvitation, PeopleNeeds> = async (
  needs,
  context,
  input,
) => needs.people.inRoom(placeOf(context, input), decideCancelSpaceInvitation, input);
