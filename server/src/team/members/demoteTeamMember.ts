import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { mayStopBeingAdmin, setTeamRole } from "./memberStore.ts";
import { tellStanding } from "./places.ts";
import type { TeamPlacesNeeds } from "./places.ts";

export const demoteTeamMember: Handler<typeof operations.demoteTeamMember, TeamPlacesNeeds> = async (
  needs,
  { tx, caller, nowMs },
  { teamId, accountId },
) => {
  const at = { teamId, accountId };
  const allowed = await mayStopBeingAdmin(tx, at);
  if (!allowed.ok) return allowed;
  await setTeamRole(tx, at, "GUEST");
  await needs.places.makeGuest(tx, teamId, accountId);
  await recordAudit(tx, { teamId, actorId: caller.accountId, nowMs }, { action: "memberDemoted", accountId });
  return ok({}, await tellStanding(needs, tx, at));
};
