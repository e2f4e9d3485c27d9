import type { operations } from "@atrium/contract";
import { decideGoOnStage } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { placeOf } from "../room/index.ts";
import type { StageNeeds } from "./stageNeeds.ts";

export const goOnStage: Handler<typeof operations.goOnStage, StageNeeds> = async (needs, context, input) =>
  needs.people.inRoom(placeOf(context, input), decideGoOnStage, { ...input, nowMs: context.nowMs });
