import type { operations } from "@atrium/contract";
import { decideLetIn } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { PeopleNeeds } from "./placeOf.ts";

export const letIn: Handler<typeof operations.letIn, PeopleNeeds> = async (
  needs,
  { subject: { spaceId } },
  { roomId, accountId },
) => needs.people.onRoom({ spaceId, roomId }, decideLetIn, { accountId });
