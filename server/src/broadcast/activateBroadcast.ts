import type { operations } from "@atrium/contract";
import { decideActivateBroadcast } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { callerIn } from "./broadcastNeeds.ts";
import type { BroadcastNeeds } from "./broadcastNeeds.ts";

export const activateBroadcast: Handler<typeof operations.activateBroadcast, BroadcastNeeds> = async (
  needs,
  context,
  input,
) => needs.people.inSpace(callerIn(context, input), decideActivateBroadcast, { nowMs: context.nowMs });
