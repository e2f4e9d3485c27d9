import type { operations } from "@atrium/contract";
import { decideMuteSelf } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { placeOf } from "./placeOf.ts";
import type { PeopleNeeds } from "./placeOf.ts";

export const muteSelf: Handler<typeof operations.muteSelf, PeopleNeeds> = async (needs, context, input) =>
  needs.people.inRoom(placeOf(context, input), decideMuteSelf, input);
