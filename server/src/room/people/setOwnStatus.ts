import type { operations } from "@atrium/contract";
import { decideSetOwnStatus } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { placeOf } from "./placeOf.ts";
import type { PeopleNeeds } from "./placeOf.ts";

export const setOwnStatus: Handler<typeof operations.setOwnStatus, PeopleNeeds> = async (needs, context, input) =>
  needs.people.inRoom(placeOf(context, input), decideSetOwnStatus, input);
