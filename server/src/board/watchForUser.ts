import type { operations } from "@atrium/contract";
import { decideWatchForUser } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { placeOf } from "../room/index.ts";
import type { BoardNeeds } from "./boardNeeds.ts";

export const watchForUser: Handler<typeof operations.watchForUser, BoardNeeds> = async (needs, context, input) =>
  needs.people.inRoom(placeOf(context, input), decideWatchForUser, input);
