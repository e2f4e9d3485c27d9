import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { teamRoleOf } from "../teamStore.ts";
import { tellStanding } from "./places.ts";
import type { TeamPlacesNeeds } from "./places.ts";

export const setTeamMemberSpaces: Handler<typeof operations.setTeamMemberSpaces, TeamPlacesNeeds> = async (
  needs,
  { tx, caller, nowMs },
  { teamId, accountId, spaceIds },
) => {
  const at = { teamId, accountId };
  const role = await teamRoleOf(tx, teamId, accountId);
  if (role === null || role === "GUEST") return refuse("memberNotFound");
  const isSet = await needs.places.set(tx, at, { spaceIds, as: "SPACE_MEMBER", nowMs });
  if (!isSet) return refuse("spaceNotFound");
  await recordAudit(tx, { teamId, caller, nowMs }, { action: "memberSpacesSet", accountId, spaceIds });
  return ok({}, await tellStanding(needs, tx, at));
};
