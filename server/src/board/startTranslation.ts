import type { operations } from "@atrium/contract";
import { decideStartTranslation } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { placeOf } from "../room/index.ts";
import type { BoardNeeds } from "./boardNeeds.ts";

export const startTranslation: Handler<typeof operations.startTranslation, BoardNeeds> = async (
  needs,
  context,
  input,
) => needs.people.inRoom(placeOf(context, input), decideStartTranslation, input);
