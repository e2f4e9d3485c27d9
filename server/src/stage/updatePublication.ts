import type { operations } from "@atrium/contract";
import { decideUpdatePublication } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "../room/index.ts";

export const updatePublication: Handler<typeof operations.updatePublication, ActNeeds> =
  actInRoom(decideUpdatePublication);
