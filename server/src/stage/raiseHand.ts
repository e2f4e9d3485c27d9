import type { operations } from "@atrium/contract";
import { decideRaiseHand } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "../room/index.ts";

export const raiseHand: Handler<typeof operations.raiseHand, ActNeeds> = actInRoom(decideRaiseHand);
