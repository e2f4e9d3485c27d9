import type { operations } from "@atrium/contract";
import { decideStopTranslation } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "../room/index.ts";

export const stopTranslation: Handler<typeof operations.stopTranslation, ActNeeds> = actInRoom(decideStopTranslation);
