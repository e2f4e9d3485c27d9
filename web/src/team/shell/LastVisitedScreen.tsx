import { Navigate } from "@tanstack/react-router";
import { useRead } from "../../platform/data/useRead.ts";
import { lastTeam, ownTeams } from "../ownTeams.ts";
import { NoTeamYet } from "./NoTeamYet.tsx";

/** `/dashboard` itself: the team one looked at last, or the first steps of somebody without one. */
export function LastVisitedScreen() {
  const team = lastTeam(useRead(ownTeams).teams);
  if (team === null) return <NoTeamYet />;
  return <Navigate to="/dashboard/team/$teamId" params={{ teamId: team.id }} replace />;
}
