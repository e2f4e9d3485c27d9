import type { operations } from "@atrium/contract";
import { decideUpdateBroadcast } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { callerIn } from "./broadcastNeeds.ts";
import type { BroadcastNeeds } from "./broadcastNeeds.ts";

export const updateBroadcast: Handler<typeof operations.updateBroadcast, BroadcastNeeds> = async (
  needs,
  context,
  input,
) => needs.people.inSpace(callerIn(context, input), decideUpdateBroadcast, input);
