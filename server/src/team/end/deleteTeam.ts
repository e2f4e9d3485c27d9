import { ok } from "@atrium/contract";
import type { operations, TeamId } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import type { TeamPlacesNeeds } from "../members/places.ts";
import { markTeamDeleted } from "./deletedTeams.ts";

export interface DeleteTeamNeeds extends TeamPlacesNeeds {
  /** Nobody comes into the team by an invitation from now on. */
  endInvitations(tx: Transaction, teamId: TeamId, nowMs: number): Promise<void>;
}

/** Its live spaces read themselves again, find themselves gone and send everybody away. */
export const deleteTeam: Handler<typeof operations.deleteTeam, DeleteTeamNeeds> = async (
  { bus, places, endInvitations },
  { tx, caller, nowMs },
  { teamId },
) => {
  const told = await places.tell(tx, bus, { teamId });
  const at = new Date(nowMs);
  await places.close(tx, teamId, at);
  await endInvitations(tx, teamId, nowMs);
  await markTeamDeleted(tx, teamId, at);
  await recordAudit(tx, { teamId, caller, nowMs }, { action: "teamDeleted" });
  return ok({}, told);
};
