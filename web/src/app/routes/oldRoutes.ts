import { createRoute, redirect } from "@tanstack/react-router";
import { toDashboard } from "./homeRoute.ts";
import { rootRoute } from "./rootRoute.tsx";

const oldApp = createRoute({ getParentRoute: () => rootRoute, path: "/app", beforeLoad: toDashboard });
const oldLastVisited = createRoute({
  getParentRoute: () => rootRoute,
  path: "/app/last-visited",
  beforeLoad: toDashboard,
});
const oldTeam = createRoute({
  getParentRoute: () => rootRoute,
  path: "/app/team/$teamId",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/dashboard/team/$teamId", params, replace: true });
  },
});
const oldTeamSettings = createRoute({
  getParentRoute: () => rootRoute,
  path: "/app/team/$teamId/settings",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/dashboard/team/$teamId/settings", params, replace: true });
  },
});
const oldTeamUsers = createRoute({
  getParentRoute: () => rootRoute,
  path: "/app/team/$teamId/users",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/dashboard/team/$teamId/users", params, replace: true });
  },
});
const oldTeamPlan = createRoute({
  getParentRoute: () => rootRoute,
  path: "/app/team/$teamId/plan-details",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/dashboard/team/$teamId/plan-details", params, replace: true });
  },
});
const oldUpgrade = createRoute({
  getParentRoute: () => rootRoute,
  path: "/app/team/$teamId/upgrade/{-$step}",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/dashboard/team/$teamId/upgrade/{-$step}", params, search: true, replace: true });
  },
});
const oldChooseTeam = createRoute({
  getParentRoute: () => rootRoute,
  path: "/app/choose-team-for-upgrade",
  beforeLoad: () => {
    throw redirect({ to: "/dashboard/choose-team-for-upgrade", search: true, replace: true });
  },
});

/** Redirects from paths of earlier versions. */
export const oldRoutes = [
  oldApp,
  oldLastVisited,
  oldTeam,
  oldTeamSettings,
  oldTeamUsers,
  oldTeamPlan,
  oldUpgrade,
  oldChooseTeam,
] as const;
