import type { operations } from "@atrium/contract";
import { decideBringToStage } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { placeOf } from "../room/index.ts";
import type { StageNeeds } from "./stageNeeds.ts";

export const bringToStage: Handler<typeof operations.bringToStage, StageNeeds> = async (needs, context, input) =>
  needs.people.inRoom(placeOf(context, input), decideBringToStage, { ...input, nowMs: context.nowMs });
