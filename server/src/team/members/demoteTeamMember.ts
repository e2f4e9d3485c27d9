import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { mailRoleChange } from "./mailRoleChange.ts";
import type { RoleMailNeeds } from "./mailRoleChange.ts";
import { mayStopBeingAdmin, setTeamRole } from "./memberStore.ts";
import { tellStanding } from "./places.ts";
import type { TeamPlacesNeeds } from "./places.ts";

export const demoteTeamMember: Handler<typeof operations.demoteTeamMember, TeamPlacesNeeds & RoleMailNeeds> = async (
  needs,
  { tx, caller, accountId: actorId, subject: { team }, nowMs },
  { teamId, accountId },
) => {
  const at = { teamId, accountId };
  const allowed = await mayStopBeingAdmin(tx, at, actorId);
  if (!allowed.ok) return allowed;
  await setTeamRole(tx, at, "GUEST");
  await needs.places.makeGuest(tx, teamId, accountId);
  await recordAudit(tx, { teamId, caller, nowMs }, { action: "memberDemoted", accountId });
  const mailed = await mailRoleChange(needs, tx, { team, accountId, actorId, from: allowed.value, to: "GUEST", nowMs });
  return ok({}, [...(await tellStanding(needs, tx, at)), ...mailed]);
};
