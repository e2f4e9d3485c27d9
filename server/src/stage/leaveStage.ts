import type { operations } from "@atrium/contract";
import { decideLeaveStage } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "../room/index.ts";

export const leaveStage: Handler<typeof operations.leaveStage, ActNeeds> = actInRoom(decideLeaveStage);
