import type { operations } from "@atrium/contract";
import { decideGoOnStage } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "../room/index.ts";

export const goOnStage: Handler<typeof operations.goOnStage, ActNeeds> = actInRoom(decideGoOnStage);
