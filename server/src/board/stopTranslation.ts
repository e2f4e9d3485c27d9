import type { operations } from "@atrium/contract";
import { decideStopTranslation } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { placeOf } from "../room/index.ts";
import type { BoardNeeds } from "./boardNeeds.ts";

export const stopTranslation: Handler<typeof operations.stopTranslation, BoardNeeds> = async (needs, context, input) =>
  needs.people.inRoom(placeOf(context, input), decideStopTranslation, input);
