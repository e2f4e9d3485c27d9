import type { operations } from "@atrium/contract";
import { decideRejectSpaceInvitation } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "./actInRoom.ts";

export const rejectSpaceInvitation: Handler<typeof operations.rejectSpaceInvitation, ActNeeds> =
  actInRoom(decideRejectSpaceInvitation);
