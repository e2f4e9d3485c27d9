import type { RoomId } from "@atrium/contract";
import { Outlet, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { SessionOver, useOwnLink } from "../../account/index.ts";
import { useAskedChat, useChatNotices } from "../../chat/index.ts";
import { useWaitingInTitle } from "../../platform/useTitle.ts";
import { useHelpKey } from "../../ui/focus/useHelpKey.ts";
import { MeetingNews, useInvitationNews, useRecordingNews } from "../../notice/index.ts";
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

  const toSpace = (slug: string, search: { room?: RoomId; show?: "recordings" }) =>
    void navigate({ to: "/s/$slug", params: { slug }, search });
  useRecordingNews(({ slug }) => toSpace(slug, { show: "recordings" }));
  const hasMail = (account?.email ?? null) !== null;
  useInvitationNews(
    hasMail && account ? account.accountId : null,
    () => void navigate({ to: "/dashboard/choose-team" }),
  );

  if (account === null) return <SessionOver />;
  return (
    <DashboardFrame {...model}>
      <MeetingNews join={({ slug, roomId }) => toSpace(slug, roomId === null ? {} : { room: roomId })} />
      <PendingShape value={<PageShape model={model} />}>
        <Outlet />
      </PendingShape>
    </DashboardFrame>
  );
}
