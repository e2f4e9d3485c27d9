import type { operations } from "@atrium/contract";
import { decideAskOutOfArea } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "./actInRoom.ts";

export const askOutOfArea: Handler<typeof operations.askOutOfArea, ActNeeds> = actInRoom(decideAskOutOfArea);
