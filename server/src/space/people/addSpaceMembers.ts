import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit, teamRoleOf } from "../../team/index.ts";
import { addPeople } from "./peopleStore.ts";
import { tellPeople } from "./tellPeople.ts";
import type { PeopleNeeds } from "./tellPeople.ts";

export const addSpaceMembers: Handler<typeof operations.addSpaceMembers, PeopleNeeds> = async (
  { bus },
  { tx, caller, nowMs, subject: { space } },
  { spaceId, accountIds: asked, role = "SPACE_MEMBER" },
) => {
  const accountIds = [...new Set(asked)];
  for (const accountId of accountIds) {
    const teamRole = await teamRoleOf(tx, space.teamId, accountId);
    if (teamRole === null || teamRole === "GUEST") return refuse("memberNotFound");
  }
  await addPeople(tx, { spaceId, accountIds, role }, nowMs);
  const at = { teamId: space.teamId, caller, nowMs };
  await recordAudit(tx, at, { action: "spaceMembersAdded", accountIds, spaceId });
  return ok({}, tellPeople(bus, spaceId, accountIds));
};
