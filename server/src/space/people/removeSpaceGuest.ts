import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit } from "../../team/index.ts";
import { removePerson } from "./peopleStore.ts";
import { tellPeople } from "./tellPeople.ts";
import type { PeopleNeeds } from "./tellPeople.ts";

export const removeSpaceGuest: Handler<typeof operations.removeSpaceGuest, PeopleNeeds> = async (
  { bus },
  { tx, caller, nowMs, subject: { space } },
  { spaceId, accountId },
) => {
  if (!(await removePerson(tx, { spaceId, accountId }, "guests"))) return refuse("guestNotFound");
  const at = { teamId: space.teamId, caller, nowMs };
  await recordAudit(tx, at, { action: "spaceGuestRemoved", accountId, spaceId });
  return ok({}, tellPeople(bus, spaceId, [accountId]));
};
