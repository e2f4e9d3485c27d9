import type { operations } from "@atrium/contract";
import { decideFollowPerson } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { PeopleNeeds } from "./placeOf.ts";

export const followPerson: Handler<typeof operations.followPerson, PeopleNeeds> = async (
  needs,
  { accountId },
  { spaceId, accountId: whom },
) => needs.people.inSpace({ spaceId, accountId }, decideFollowPerson, { accountId: whom });
