import type { operations } from "@atrium/contract";
import { decideRejectHand } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { placeOf } from "../room/index.ts";
import type { StageNeeds } from "./stageNeeds.ts";

export const rejectHand: Handler<typeof operations.rejectHand, StageNeeds> = async (needs, context, input) =>
  needs.people.inRoom(placeOf(context, input), decideRejectHand, { ...input, nowMs: context.nowMs });
