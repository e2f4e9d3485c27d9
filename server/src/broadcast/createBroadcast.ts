import { newId, ok } from "@atrium/contract";
import type { BroadcastId, operations } from "@atrium/contract";
import { decideCreateBroadcast } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { callerIn } from "./broadcastNeeds.ts";
import type { BroadcastNeeds, LiveAir } from "./broadcastNeeds.ts";

type Needs = BroadcastNeeds & { air: Pick<LiveAir, "isOffered"> };

export const createBroadcast: Handler<typeof operations.createBroadcast, Needs> = async (needs, context, input) => {
  const at = callerIn(context, input);
  const broadcastId = newId<BroadcastId>();
  const isOffered = needs.air.isOffered(at, input.streamName);
  const beginning = { ...input, broadcastId, isOffered, nowMs: context.nowMs };
  const begun = needs.people.inSpace(at, decideCreateBroadcast, beginning);
  return begun.ok ? ok({ broadcastId }) : begun;
};
