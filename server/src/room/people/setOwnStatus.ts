import type { operations } from "@atrium/contract";
import { decideSetOwnStatus } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "./actInRoom.ts";

export const setOwnStatus: Handler<typeof operations.setOwnStatus, ActNeeds> = actInRoom(decideSetOwnStatus);
