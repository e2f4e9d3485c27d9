import type { operations } from "@atrium/contract";
import { decideAllowToStage } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { placeOf } from "../room/index.ts";
import type { StageNeeds } from "./stageNeeds.ts";

export const allowToStage: Handler<typeof operations.allowToStage, StageNeeds> = async (needs, context, input) =>
  needs.people.inRoom(placeOf(context, input), decideAllowToStage, { ...input, nowMs: context.nowMs });
