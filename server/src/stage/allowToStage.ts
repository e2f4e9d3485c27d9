import type { operations } from "@atrium/contract";
import { decideAllowToStage } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "../room/index.ts";

export const allowToStage: Handler<typeof operations.allowToStage, ActNeeds> = actInRoom(decideAllowToStage);
