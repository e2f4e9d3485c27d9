import type { operations } from "@atrium/contract";
import { decideCreateSpaceInvitation } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { placeOf } from "./placeOf.ts";
import type { PeopleNeeds } from "./placeOf.ts";

export const createSpaceInvitation: Handler<typeof operations.createSpaceInvitation, PeopleNeeds> = async (
  needs,
  context,
  input,
) => needs.people.inRoom(placeOf(context, input), decideCreateSpaceInvitation, input);
