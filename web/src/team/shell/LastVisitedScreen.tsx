import { Navigate } from "@tanstack/react-router";
import { lastTeam, useOwnTeams } from "../ownTeams.ts";
import { HomeSkeleton } from "../home/HomeSkeleton.tsx";
import { NoTeamYet } from "./NoTeamYet.tsx";
import { LoadProblem } from "./LoadProblem.tsx";

/** `/dashboard` itself: the team one looked at last, or the first steps of somebody without one. */
export function LastVisitedScreen() {
  const { data, error, refetch } = useOwnTeams();
  if (error !== null) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <HomeSkeleton />;
  const team = lastTeam(data.teams);
  if (team === null) return <NoTeamYet />;
  return <Navigate to="/dashboard/team/$teamId" params={{ teamId: team.id }} replace />;
}
