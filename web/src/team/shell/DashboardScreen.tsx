import { Outlet, useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { SessionOver, useOwnAccount } from "../../account/index.ts";
import { lastTeam, keepLastTeam, useOwnTeams, useTeamSpaces } from "../ownTeams.ts";
import { DashboardFrame } from "./DashboardFrame.tsx";

/** The dashboard around its pages. */
export function DashboardScreen() {
  const account = useOwnAccount();
  const teams = useOwnTeams().data?.teams;
  const { teamId } = useParams({ strict: false });
  const team = teams?.find(({ id }) => id === teamId) ?? lastTeam(teams ?? []);
  const spaces = useTeamSpaces(team).data?.spaces;

  useEffect(() => {
    if (teamId !== undefined) keepLastTeam(teamId);
  }, [teamId]);

  if (account === null) return <SessionOver />;
  return (
    <DashboardFrame account={account ?? null} teams={teams ?? null} team={team} spaces={spaces ?? null}>
      <Outlet />
    </DashboardFrame>
  );
}
