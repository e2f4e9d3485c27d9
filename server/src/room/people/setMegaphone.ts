import type { operations } from "@atrium/contract";
import { decideSetMegaphone } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { placeOf } from "./placeOf.ts";
import type { PeopleNeeds } from "./placeOf.ts";

export const setMegaphone: Handler<typeof operations.setMegaphone, PeopleNeeds> = async (needs, context, input) =>
  needs.people.inRoom(placeOf(context, input), decideSetMegaphone, input);
