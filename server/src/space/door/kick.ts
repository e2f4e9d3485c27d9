import { CLOSE_CODES, ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { outranks } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { insertBan } from "./banStore.ts";
import type { LiveDoor } from "./liveDoor.ts";

export const kick: Handler<typeof operations.kick, { door: LiveDoor }> = async (needs, context, input) => {
  const { spaceId, accountId } = input;
  const theirs = needs.door.roleInside(spaceId, accountId);
  if (theirs === null) return refuse("participantNotFound");
  if (outranks(theirs, context.subject.role)) return refuse("forbidden");
  const { banForMs } = input;
  if (banForMs === undefined)
    return ok({}, [() => needs.door.kick(spaceId, accountId, { closeCode: CLOSE_CODES.kicked })]);
  await insertBan(context.tx, { spaceId, accountId, forMs: banForMs }, context.nowMs);
  const until = banForMs === null ? {} : { startsAt: new Date(context.nowMs + banForMs).toISOString() };
  return ok({}, [() => needs.door.kick(spaceId, accountId, { closeCode: CLOSE_CODES.banned, ...until })]);
};
