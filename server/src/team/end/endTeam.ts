import type { Effect, TeamId } from "@atrium/contract";
import type { Transaction } from "../../platform/database/database.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import type { DoneBy } from "../members/leaveTeam.ts";
import type { TeamPlacesNeeds } from "../members/places.ts";
import { markTeamDeleted } from "./deletedTeams.ts";

export interface EndTeamNeeds extends TeamPlacesNeeds {
  endInvitations(tx: Transaction, teamId: TeamId, nowMs: number): Promise<void>;
}

/** Deletes a team, which can be restored for a while. Its live spaces find themselves deleted and disconnect everybody. */
export async function endTeam(needs: EndTeamNeeds, by: DoneBy, teamId: TeamId): Promise<Effect[]> {
  const { bus, places, endInvitations } = needs;
  const { tx, caller, nowMs } = by;
  const told = await places.tell(tx, bus, { teamId });
  const at = new Date(nowMs);
  await places.close(tx, teamId, at);
  await endInvitations(tx, teamId, nowMs);
  await markTeamDeleted(tx, teamId, at);
  await recordAudit(tx, { teamId, caller, nowMs }, { action: "teamDeleted" });
  return told;
}

/** Restores a team with the spaces deleted with it. Its invitations stay ended. */
export async function reopenTeam(
  { places }: Pick<TeamPlacesNeeds, "places">,
  { tx, caller, nowMs }: DoneBy,
  { teamId, deletedAt }: { teamId: TeamId; deletedAt: Date },
): Promise<void> {
  await markTeamDeleted(tx, teamId, null);
  await places.reopen(tx, teamId, deletedAt);
  await recordAudit(tx, { teamId, caller, nowMs }, { action: "teamRestored" });
}
