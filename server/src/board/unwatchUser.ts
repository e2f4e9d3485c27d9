import type { operations } from "@atrium/contract";
import { decideUnwatchUser } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "../room/index.ts";

export const unwatchUser: Handler<typeof operations.unwatchUser, ActNeeds> = actInRoom(decideUnwatchUser);
