import { refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { decideSendEmotion } from "@atrium/rules";
import { callerId } from "../../platform/calls/handler.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import type { LocalLimiter } from "../../platform/rateLimit.ts";
import { placeOf } from "./placeOf.ts";
import type { PeopleNeeds } from "./placeOf.ts";

export interface SendEmotionNeeds extends PeopleNeeds {
  emotions: LocalLimiter;
}

export const sendEmotion: Handler<typeof operations.sendEmotion, SendEmotionNeeds> = async (needs, context, input) => {
  const place = placeOf(context, input);
  if (needs.people.find(place.spaceId, place.accountId)?.roomId !== place.roomId) return refuse("notConnectedToRoom");
  const taken = needs.emotions.take(callerId(context));
  if (!taken.ok) return refuse("tooOftenAttempts", { retryAfterMs: taken.retryAfterMs });
  return needs.people.inRoom(place, decideSendEmotion, input);
};
