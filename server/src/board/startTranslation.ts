import type { operations } from "@atrium/contract";
import { decideStartTranslation } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "../room/index.ts";

export const startTranslation: Handler<typeof operations.startTranslation, ActNeeds> =
  actInRoom(decideStartTranslation);
