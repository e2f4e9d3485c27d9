import type { operations } from "@atrium/contract";
import { decideStopBroadcast } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { callerIn } from "./broadcastNeeds.ts";
import type { BroadcastNeeds } from "./broadcastNeeds.ts";

export const stopBroadcast: Handler<typeof operations.stopBroadcast, BroadcastNeeds> = async (needs, context, input) =>
  needs.people.inSpace(callerIn(context, input), decideStopBroadcast, input);
