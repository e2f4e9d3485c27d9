import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit } from "../../team/index.ts";
import { removePerson } from "./peopleStore.ts";
import { tellPeople } from "./tellPeople.ts";
import type { PeopleNeeds } from "./tellPeople.ts";

export const removeSpaceMember: Handler<typeof operations.removeSpaceMember, PeopleNeeds> = async (
  { bus },
  { tx, caller, nowMs, subject: { space } },
  { spaceId, accountId },
) => {
  if (!(await removePerson(tx, { spaceId, accountId }, "members"))) return refuse("memberNotFound");
  const at = { teamId: space.teamId, caller, nowMs };
  await recordAudit(tx, at, { action: "spaceMemberRemoved", accountId, spaceId });
  return ok({}, tellPeople(bus, spaceId, [accountId]));
};
