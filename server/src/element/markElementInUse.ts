import type { operations } from "@atrium/contract";
import { decideMarkElementInUse } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import type { LivePeople } from "../room/index.ts";

export const markElementInUse: Handler<
  typeof operations.markElementInUse,
  { people: Pick<LivePeople, "inRoom"> }
> = async (needs, { accountId, subject: { spaceId } }, input) =>
  needs.people.inRoom({ spaceId, roomId: input.roomId, accountId }, decideMarkElementInUse, input);
