import { useQuery } from "@tanstack/react-query";
import { Outlet, useNavigate, useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { SessionOver, useOwnAccount, useOwnLink } from "../../account/index.ts";
import { useAskedChat, useChatNotices, useUnreadChats } from "../../chat/index.ts";
import { useWaitingInTitle } from "../../platform/useTitle.ts";
import { useHelpKey } from "../../ui/focus/useHelpKey.ts";
import { keepLastTeam, lastTeam, ownTeams, spacesOf } from "../ownTeams.ts";
import { DashboardFrame } from "./DashboardFrame.tsx";
import { useTeamRoleNews } from "./useTeamRoleNews.ts";

/** The dashboard around its pages. */
export function DashboardScreen() {
  const account = useOwnAccount();
  useOwnLink(account);
  const navigate = useNavigate();
  useHelpKey(() => void navigate({ to: "/dashboard/shortcuts" }));
  const teams = useQuery(ownTeams).data?.teams;
  const { teamId } = useParams({ strict: false });
  const team = teams?.find(({ id }) => id === teamId) ?? lastTeam(teams ?? []);
  const spaces = useQuery(spacesOf(team)).data?.spaces;

  useEffect(() => {
    if (teamId !== undefined) keepLastTeam(teamId);
  }, [teamId]);

  useTeamRoleNews(account?.accountId, teams);

  const unread = useUnreadChats(account !== undefined && account !== null).all;
  useWaitingInTitle(unread);
  useChatNotices(account?.accountId ?? null);
  useAskedChat(({ chat, position: message }) => {
    if (chat.kind === "direct") void navigate({ to: "/dashboard/messages", search: { with: chat.accountId, message } });
    if (chat.kind === "team") void navigate({ to: "/dashboard/messages", search: { team: chat.teamId, message } });
  });

  if (account === null) return <SessionOver />;
  return (
    <DashboardFrame account={account ?? null} teams={teams ?? null} team={team} spaces={spaces ?? null} unread={unread}>
      <Outlet />
    </DashboardFrame>
  );
}
