import type { Team } from "@atrium/contract";
import { useNavigate, type NavigateOptions } from "@tanstack/react-router";
import { reportProblem } from "../../contact/index.ts";
import type { FrameActions } from "../shell/frameModel.ts";
import type { FindAct, FindEntry, FindPage } from "./findModel.ts";

/** Goes to what was found. */
export function useGo(team: Team | null, actions: FrameActions): (entry: FindEntry) => void {
  const navigate = useNavigate();
  const acts: Record<FindAct, () => void> = {
    newSpace: () =>
      team === null
        ? undefined
        : void navigate({ to: "/dashboard/team/$teamId/new-space", params: { teamId: team.id } }),
    newTeam: () => actions.openNewTeam?.(),
    tour: actions.showAround,
    report: reportProblem,
  };
  return (entry) => {
    if (entry.kind === "act") return acts[entry.id]();
    if (entry.kind === "page") return void navigate(pageOf(entry.id, team?.id ?? ""));
    if (entry.kind === "person") return void navigate({ to: "/dashboard/messages", search: { with: entry.id } });
    if (entry.kind === "space") return void navigate({ to: "/s/$slug", params: { slug: entry.slug } });
    if (entry.kind === "team")
      return void navigate({ to: "/dashboard/team/$teamId", params: { teamId: entry.id }, search: {} });
    const params = { teamId: entry.teamId, spaceId: entry.id };
    return void navigate({ to: "/dashboard/team/$teamId/space/$spaceId", params, search: {} });
  };
}

function pageOf(page: FindPage, teamId: string): NavigateOptions {
  const params = { teamId };
  const pages: Record<FindPage, NavigateOptions> = {
    spaces: { to: "/dashboard/team/$teamId", params, search: {} },
    users: { to: "/dashboard/team/$teamId/users", params, search: {} },
    guests: { to: "/dashboard/team/$teamId/users", params, search: { tab: "guests" } },
    settings: { to: "/dashboard/team/$teamId/settings", params },
    audit: { to: "/dashboard/team/$teamId/settings/audit", params, search: {} },
    plan: { to: "/dashboard/team/$teamId/plan-details", params },
    messages: { to: "/dashboard/messages", search: {} },
    profile: { to: "/dashboard/account", search: {} },
    security: { to: "/dashboard/account", search: { view: "security" } },
    notices: { to: "/dashboard/account", search: { view: "notices" } },
    shortcuts: { to: "/dashboard/shortcuts" },
    news: { to: "/dashboard/news" },
  };
  return pages[page];
}
