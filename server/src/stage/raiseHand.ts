import type { operations } from "@atrium/contract";
import { decideRaiseHand } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { placeOf } from "../room/index.ts";
import type { StageNeeds } from "./stageNeeds.ts";

export const raiseHand: Handler<typeof operations.raiseHand, StageNeeds> = async (needs, context, input) =>
  needs.people.inRoom(placeOf(context, input), decideRaiseHand, { ...input, nowMs: context.nowMs });
