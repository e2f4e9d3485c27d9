import { Navigate } from "@tanstack/react-router";
import { useRead } from "../../platform/data/useRead.ts";
import { lastTeam, lastTeamId, ownTeams } from "../ownTeams.ts";
import { NoTeamYet } from "./NoTeamYet.tsx";

/** `/dashboard` itself: the team one looked at last, else a choice of several, or the first steps of somebody without one. */
export function LastVisitedScreen() {
  const { teams } = useRead(ownTeams);
  const team = lastTeam(teams);
  if (team === null) return <NoTeamYet />;
  if (teams.length > 1 && team.id !== lastTeamId()) return <Navigate to="/dashboard/choose-team" replace />;
  return <Navigate to="/dashboard/team/$teamId" params={{ teamId: team.id }} replace />;
}
