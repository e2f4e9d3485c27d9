import type { operations } from "@atrium/contract";
import { decideUpdatePublication } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { placeOf } from "../room/index.ts";
import type { StageNeeds } from "./stageNeeds.ts";

export const updatePublication: Handler<typeof operations.updatePublication, StageNeeds> = async (
  needs,
  context,
  input,
) => needs.people.inRoom(placeOf(context, input), decideUpdatePublication, input);
