import { Outlet, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { SessionOver, useOwnLink } from "../../account/index.ts";
import { useAskedChat, useChatNotices } from "../../chat/index.ts";
import { useWaitingInTitle } from "../../platform/useTitle.ts";
import { useHelpKey } from "../../ui/focus/useHelpKey.ts";
import { keepLastTeam } from "../ownTeams.ts";
import { DashboardFrame } from "./DashboardFrame.tsx";
import { PageShape } from "./DashboardPending.tsx";
import { PendingShape } from "./pagePending.ts";
import { useFrameModel } from "./useFrameModel.ts";
import { useTeamRoleNews } from "./useTeamRoleNews.ts";

/** The dashboard around its pages. */
export function DashboardScreen() {
  const { account, teamId, unread, model } = useFrameModel();
  useOwnLink(account);
  const navigate = useNavigate();
  useHelpKey(() => void navigate({ to: "/dashboard/shortcuts" }));
  useEffect(() => {
    if (teamId !== undefined) keepLastTeam(teamId);
  }, [teamId]);

  useTeamRoleNews(account?.accountId, model.teams ?? undefined);

  useWaitingInTitle(unread);
  useChatNotices(account?.accountId ?? null);
  useAskedChat(({ chat, position: message }) => {
    if (chat.kind === "direct") void navigate({ to: "/dashboard/messages", search: { with: chat.accountId, message } });
    if (chat.kind === "team") void navigate({ to: "/dashboard/messages", search: { team: chat.teamId, message } });
  });

  if (account === null) return <SessionOver />;
  return (
    <DashboardFrame {...model}>
      <PendingShape value={<PageShape model={model} />}>
        <Outlet />
      </PendingShape>
    </DashboardFrame>
  );
}
