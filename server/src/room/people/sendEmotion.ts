import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { callerId } from "../../platform/calls/handler.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import type { LocalLimiter } from "../../platform/rateLimit.ts";
import { callerIn, spaceOf } from "./placeOf.ts";
import type { PeopleNeeds } from "./placeOf.ts";

export interface SendEmotionNeeds extends PeopleNeeds {
  emotions: LocalLimiter;
}

export const sendEmotion: Handler<typeof operations.sendEmotion, SendEmotionNeeds> = async (needs, context, input) => {
  const accountId = callerId(context);
  if (callerIn(needs, context, input.roomId) === null) return refuse("notConnectedToRoom");
  const taken = needs.emotions.take(accountId);
  if (!taken.ok) return refuse("tooOftenAttempts", { retryAfterMs: taken.retryAfterMs });
  return ok({}, [() => needs.people.showEmotion(spaceOf(context), accountId, input.emotion)]);
};
