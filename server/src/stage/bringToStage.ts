import type { operations } from "@atrium/contract";
import { decideBringToStage } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "../room/index.ts";

export const bringToStage: Handler<typeof operations.bringToStage, ActNeeds> = actInRoom(decideBringToStage);
