import type { operations } from "@atrium/contract";
import { decideAcceptSpaceInvitation } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "./actInRoom.ts";

export const acceptSpaceInvitation: Handler<typeof operations.acceptSpaceInvitation, ActNeeds> =
  actInRoom(decideAcceptSpaceInvitation);
