import type { operations } from "@atrium/contract";
import { decideKnock } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "./actInRoom.ts";

export const knock: Handler<typeof operations.knock, ActNeeds> = actInRoom(decideKnock);
