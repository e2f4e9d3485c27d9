import type { operations } from "@atrium/contract";
import { decideWatchForUser } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "../room/index.ts";

export const watchForUser: Handler<typeof operations.watchForUser, ActNeeds> = actInRoom(decideWatchForUser);
