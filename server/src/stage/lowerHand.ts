import type { operations } from "@atrium/contract";
import { decideLowerHand } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "../room/index.ts";

export const lowerHand: Handler<typeof operations.lowerHand, ActNeeds> = actInRoom(decideLowerHand);
