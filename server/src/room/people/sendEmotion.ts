import type { operations } from "@atrium/contract";
import { decideSendEmotion } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { placeOf } from "./placeOf.ts";
import type { PeopleNeeds } from "./placeOf.ts";

export const sendEmotion: Handler<typeof operations.sendEmotion, PeopleNeeds> = async (needs, context, input) =>
  needs.people.inRoom(placeOf(context, input), decideSendEmotion, input);
