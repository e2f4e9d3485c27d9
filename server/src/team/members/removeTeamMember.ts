import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { deleteMember, mayStopBeingAdmin } from "./memberStore.ts";
import { tellStanding } from "./places.ts";
import type { TeamPlacesNeeds } from "./places.ts";

export const removeTeamMember: Handler<typeof operations.removeTeamMember, TeamPlacesNeeds> = async (
  needs,
  { tx, caller, accountId: actorId, nowMs },
  { teamId, accountId },
) => {
  const at = { teamId, accountId };
  const allowed = await mayStopBeingAdmin(tx, at, actorId);
  if (!allowed.ok) return allowed;
  await deleteMember(tx, at);
  await needs.places.leave(tx, teamId, accountId);
  await recordAudit(tx, { teamId, caller, nowMs }, { action: "memberRemoved", accountId });
  return ok({}, await tellStanding(needs, tx, at));
};
