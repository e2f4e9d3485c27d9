import type { operations } from "@atrium/contract";
import { decideSetMegaphone } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "./actInRoom.ts";

export const setMegaphone: Handler<typeof operations.setMegaphone, ActNeeds> = actInRoom(decideSetMegaphone);
