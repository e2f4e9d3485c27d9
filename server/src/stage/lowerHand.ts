import type { operations } from "@atrium/contract";
import { decideLowerHand } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { placeOf } from "../room/index.ts";
import type { StageNeeds } from "./stageNeeds.ts";

export const lowerHand: Handler<typeof operations.lowerHand, StageNeeds> = async (needs, context, input) =>
  needs.people.inRoom(placeOf(context, input), decideLowerHand, input);
