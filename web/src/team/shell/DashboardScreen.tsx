import { Outlet, useLocation, useNavigate, useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { useOwnAccount } from "../../account/index.ts";
import { lastTeam, keepLastTeam, useOwnTeams, useTeamSpaces } from "../ownTeams.ts";
import { DashboardFrame } from "./DashboardFrame.tsx";

/** The dashboard around its pages. Somebody who is not signed in goes to sign-in and comes back. */
export function DashboardScreen() {
  const account = useOwnAccount();
  const teams = useOwnTeams().data?.teams;
  const { teamId } = useParams({ strict: false });
  const { href } = useLocation();
  const navigate = useNavigate();
  const team = teams?.find(({ id }) => id === teamId) ?? lastTeam(teams ?? []);
  const spaces = useTeamSpaces(team).data?.spaces;

  useEffect(() => {
    if (account === null) void navigate({ to: "/login", search: { to: href }, replace: true });
  }, [account, href, navigate]);
  useEffect(() => {
    if (teamId !== undefined) keepLastTeam(teamId);
  }, [teamId]);

  if (account === null) return null;
  return (
    <DashboardFrame account={account ?? null} teams={teams ?? null} team={team} spaces={spaces ?? null}>
      <Outlet />
    </DashboardFrame>
  );
}
