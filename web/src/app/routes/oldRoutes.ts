import { createRoute, redirect } from "@tanstack/react-router";
import { rootRoute } from "./rootRoute.tsx";

const toDashboard = () => {
  throw redirect({ to: "/dashboard", replace: true });
};

const home = createRoute({ getParentRoute: () => rootRoute, path: "/", beforeLoad: toDashboard });
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
/** Subscription, day pass and payment are all on the plan page. */
const toPlan = ({ params }: { params: { teamId: string } }) => {
  throw redirect({ to: "/dashboard/team/$teamId/plan-details", params, replace: true });
};
const oldUpgrade = createRoute({
  getParentRoute: () => rootRoute,
  path: "/app/team/$teamId/upgrade",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/dashboard/team/$teamId/upgrade", params, replace: true });
  },
});
const oldSubscription = createRoute({
  getParentRoute: () => rootRoute,
  path: "/app/team/$teamId/upgrade/subscription",
  beforeLoad: toPlan,
});
const oldDayPass = createRoute({
  getParentRoute: () => rootRoute,
  path: "/app/team/$teamId/upgrade/daypass",
  beforeLoad: toPlan,
});
const oldCheckout = createRoute({
  getParentRoute: () => rootRoute,
  path: "/app/team/$teamId/upgrade/checkout",
  beforeLoad: toPlan,
});
const oldChooseTeam = createRoute({
  getParentRoute: () => rootRoute,
  path: "/app/choose-team-for-upgrade",
  beforeLoad: () => {
    throw redirect({ to: "/dashboard/choose-team-for-upgrade", replace: true });
  },
});

/** Redirects from paths of earlier versions. */
export const oldRoutes = [
  home,
  oldApp,
  oldLastVisited,
  oldTeam,
  oldTeamSettings,
  oldTeamUsers,
  oldTeamPlan,
  oldUpgrade,
  oldSubscription,
  oldDayPass,
  oldCheckout,
  oldChooseTeam,
] as const;
