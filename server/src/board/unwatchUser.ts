import type { operations } from "@atrium/contract";
import { decideUnwatchUser } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { placeOf } from "../room/index.ts";
import type { BoardNeeds } from "./boardNeeds.ts";

export const unwatchUser: Handler<typeof operations.unwatchUser, BoardNeeds> = async (needs, context, input) =>
  needs.people.inRoom(placeOf(context, input), decideUnwatchUser, input);
