import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { deleteMember, mayStopBeingAdmin } from "./memberStore.ts";
import { tellStanding } from "./places.ts";
import type { TeamPlacesNeeds } from "./places.ts";

/** Guests leave as well, those of single spaces included. */
export const leaveAccountFromTeam: Handler<typeof operations.leaveAccountFromTeam, TeamPlacesNeeds> = async (
  needs,
  { tx, caller, accountId, nowMs },
  { teamId },
) => {
  const at = { teamId, accountId };
  const allowed = await mayStopBeingAdmin(tx, at);
  if (!allowed.ok && allowed.code === "cannotRemoveLastAdmin") return refuse("lastAdmin");
  await deleteMember(tx, at);
  await needs.places.leave(tx, teamId, accountId);
  await recordAudit(tx, { teamId, caller, nowMs }, { action: "memberLeft", accountId });
  return ok({}, await tellStanding(needs, tx, at));
};
