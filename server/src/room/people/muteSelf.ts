import type { operations } from "@atrium/contract";
import { decideMuteSelf } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "./actInRoom.ts";

export const muteSelf: Handler<typeof operations.muteSelf, ActNeeds> = actInRoom(decideMuteSelf);
