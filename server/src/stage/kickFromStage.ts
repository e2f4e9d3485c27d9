import type { operations } from "@atrium/contract";
import { decideKickFromStage } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "../room/index.ts";

export const kickFromStage: Handler<typeof operations.kickFromStage, ActNeeds> = actInRoom(decideKickFromStage);
