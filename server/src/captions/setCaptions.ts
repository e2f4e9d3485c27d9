import type { operations } from "@atrium/contract";
import { decideSetCaptions } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { actInRoom } from "../room/index.ts";
import type { ActNeeds } from "../room/index.ts";

export const setCaptions: Handler<typeof operations.setCaptions, ActNeeds> = actInRoom(decideSetCaptions);
