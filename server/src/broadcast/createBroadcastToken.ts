import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { callerIn } from "./broadcastNeeds.ts";
import type { LiveAir } from "./broadcastNeeds.ts";

export const createBroadcastToken: Handler<typeof operations.createBroadcastToken, { air: LiveAir }> = async (
  { air },
  context,
  input,
) => {
  const access = await air.access(callerIn(context, input));
  return access === null ? refuse("broadcastDoesNotExists") : ok(access);
};
