import type { operations } from "@atrium/contract";
import { decideKickFromStage } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { placeOf } from "../room/index.ts";
import type { StageNeeds } from "./stageNeeds.ts";

export const kickFromStage: Handler<typeof operations.kickFromStage, StageNeeds> = async (needs, context, input) =>
  needs.people.inRoom(placeOf(context, input), decideKickFromStage, { ...input, nowMs: context.nowMs });
