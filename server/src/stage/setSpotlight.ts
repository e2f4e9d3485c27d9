import type { operations } from "@atrium/contract";
import { decideSetSpotlight } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "../room/index.ts";

export const setSpotlight: Handler<typeof operations.setSpotlight, ActNeeds> = actInRoom(decideSetSpotlight);
