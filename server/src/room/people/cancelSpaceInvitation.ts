import type { operations } from "@atrium/contract";
import { decideCancelSpaceInvitation } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "./actInRoom.ts";

export const cancelSpaceInvitation: Handler<typeof operations.cancelSpaceInvitation, ActNeeds> =
  actInRoom(decideCancelSpaceInvitation);
