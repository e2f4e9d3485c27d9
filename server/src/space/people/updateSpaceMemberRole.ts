import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit } from "../../team/index.ts";
import { memberRoleOf, setMemberRole } from "./peopleStore.ts";
import { tellPeople } from "./tellPeople.ts";
import type { PeopleNeeds } from "./tellPeople.ts";

export const updateSpaceMemberRole: Handler<typeof operations.updateSpaceMemberRole, PeopleNeeds> = async (
  { bus },
  { tx, caller, nowMs, subject: { space } },
  { spaceId, accountId, role },
) => {
  const from = await memberRoleOf(tx, { spaceId, accountId });
  if (from === null) return refuse("memberNotFound");
  if (from === role) return ok({});
  await setMemberRole(tx, { spaceId, accountId }, role);
  const at = { teamId: space.teamId, caller, nowMs };
  await recordAudit(tx, at, { action: "spaceRoleChanged", accountId, spaceId, from, to: role });
  return ok({}, tellPeople(bus, spaceId, [accountId]));
};
