import type { operations } from "@atrium/contract";
import { decideRejectHand } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "../room/index.ts";

export const rejectHand: Handler<typeof operations.rejectHand, ActNeeds> = actInRoom(decideRejectHand);
