import type { operations } from "@atrium/contract";
import { decideAddBroadcastReaction } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { callerIn } from "./broadcastNeeds.ts";
import type { BroadcastNeeds } from "./broadcastNeeds.ts";

export const addBroadcastReaction: Handler<typeof operations.addBroadcastReaction, BroadcastNeeds> = async (
  needs,
  context,
  input,
) => needs.people.inSpace(callerIn(context, input), decideAddBroadcastReaction, input);
