import { CLOSE_CODES, ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { outranks } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { roleOf } from "../access/roleOf.ts";
import { insertBan } from "./banStore.ts";
import type { LiveDoor } from "./liveDoor.ts";

export const kick: Handler<typeof operations.kick, { door: LiveDoor }> = async (needs, context, input) => {
  const { spaceId, accountId } = input;
  if (!needs.door.isInside(spaceId, accountId)) return refuse("participantNotFound");
  // A new role may not have reached the live space yet, and somebody who has just lost theirs may still be inside.
  const theirs = (await roleOf(context.tx, accountId, spaceId)) ?? "PUBLIC_GUEST";
  if (outranks(theirs, context.subject.role)) return refuse("forbidden");
  const { banForMs } = input;
  if (banForMs === undefined)
    return ok({}, [() => needs.door.kick(spaceId, accountId, { closeCode: CLOSE_CODES.kicked })]);
  const browserHash = needs.door.browserOf(spaceId, accountId);
  await insertBan(context.tx, { spaceId, accountId, browserHash, forMs: banForMs }, context.nowMs);
  const until = banForMs === null ? {} : { startsAt: new Date(context.nowMs + banForMs).toISOString() };
  return ok({}, [() => needs.door.kick(spaceId, accountId, { closeCode: CLOSE_CODES.banned, ...until })]);
};
