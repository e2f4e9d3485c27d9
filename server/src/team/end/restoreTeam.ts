import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import type { TeamPlacesNeeds } from "../members/places.ts";
import { lockDeleted, markTeamDeleted } from "./deletedTeams.ts";

/** Whoever does not lead it is answered as for no team. Its invitations stay ended. */
export const restoreTeam: Handler<typeof operations.restoreTeam, Pick<TeamPlacesNeeds, "places">> = async (
  { places },
  { tx, caller, accountId: adminId, nowMs },
  { teamId },
) => {
  const deletedAt = await lockDeleted(tx, { teamId, adminId, nowMs });
  if (deletedAt === null) return refuse("teamNotFound");
  await markTeamDeleted(tx, teamId, null);
  await places.reopen(tx, teamId, deletedAt);
  await recordAudit(tx, { teamId, caller, nowMs }, { action: "teamRestored" });
  return ok({});
};
