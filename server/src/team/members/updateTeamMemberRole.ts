import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { teamRoleOf } from "../teamStore.ts";
import { mailRoleChange } from "./mailRoleChange.ts";
import type { RoleMailNeeds } from "./mailRoleChange.ts";
import { mayStopBeingAdmin, setTeamRole } from "./memberStore.ts";
import { tellStanding } from "./places.ts";
import type { TeamPlacesNeeds } from "./places.ts";

export const updateTeamMemberRole: Handler<
  typeof operations.updateTeamMemberRole,
  TeamPlacesNeeds & RoleMailNeeds
> = async (needs, { tx, caller, accountId: actorId, subject: { team }, nowMs }, { teamId, accountId, role }) => {
  const at = { teamId, accountId };
  const now = await teamRoleOf(tx, teamId, accountId);
  if (now === null || now === "GUEST") return refuse("memberNotFound");
  if (now === role) return ok({});
  if (role !== "ADMIN") {
    const allowed = await mayStopBeingAdmin(tx, at, actorId);
    if (!allowed.ok) return allowed;
  }
  await setTeamRole(tx, at, role);
  await recordAudit(tx, { teamId, caller, nowMs }, { action: "memberRoleChanged", accountId, from: now, to: role });
  const mailed = await mailRoleChange(needs, tx, { team, accountId, actorId, from: now, to: role, nowMs });
  return ok({}, [...(await tellStanding(needs, tx, at)), ...mailed]);
};
