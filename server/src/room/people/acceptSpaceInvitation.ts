import type { operations } from "@atrium/contract";
import { decideAcceptSpaceInvitation } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { placeOf } from "./placeOf.ts";
import type { PeopleNeeds } from "./placeOf.ts";

export const acceptSpaceInvitation: Handler<typeof operations.acceptSpaceInvitation, PeopleNeeds> = async (
  needs,
  context,
  input,
) => needs.people.inRoom(placeOf(context, input), decideAcceptSpaceInvitation, input);
