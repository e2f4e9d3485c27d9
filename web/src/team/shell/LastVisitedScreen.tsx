import { Navigate } from "@tanstack/react-router";
import { lastTeam, useOwnTeams } from "../ownTeams.ts";
import { NotHereYet } from "./NotHereYet.tsx";
import { NoTeamYet } from "./NoTeamYet.tsx";

/** `/dashboard` itself: the team one looked at last, or the first steps of somebody without one. */
export function LastVisitedScreen() {
  const { data, error, refetch } = useOwnTeams();
  if (data === undefined) return <NotHereYet error={error} onRetry={() => void refetch()} />;
  const team = lastTeam(data.teams);
  if (team === null) return <NoTeamYet />;
  return <Navigate to="/dashboard/team/$teamId" params={{ teamId: team.id }} replace />;
}
