import type { operations } from "@atrium/contract";
import { decideCreateSpaceInvitation } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "./actInRoom.ts";

export const createSpaceInvitation: Handler<typeof operations.createSpaceInvitation, ActNeeds> =
  actInRoom(decideCreateSpaceInvitation);
