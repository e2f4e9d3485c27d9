import type { operations } from "@atrium/contract";
import { decideLeaveStage } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { placeOf } from "../room/index.ts";
import type { StageNeeds } from "./stageNeeds.ts";

export const leaveStage: Handler<typeof operations.leaveStage, StageNeeds> = async (needs, context, input) =>
  needs.people.inRoom(placeOf(context, input), decideLeaveStage, input);
