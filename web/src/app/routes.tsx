import { createRootRoute, createRoute, Outlet, redirect } from "@tanstack/react-router";
import { z } from "zod";
import {
  HandedLinkScreen,
  MagicLinkScreen,
  requireAccount,
  SignInScreen,
  SignOutScreen,
  skipWhenSignedIn,
} from "../account/index.ts";
import {
  CreateSpaceScreen,
  DashboardScreen,
  LastVisitedScreen,
  TeamHomeScreen,
  TeamSettingsScreen,
  TryForFreeScreen,
} from "../team/index.ts";
import { lazyScreen } from "../ui/load/lazyScreen.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";

/*
 * The pages by path. Each screen is its own chunk. `staticData.name` is the route's name for analytics; a route
 * without one is a redirect. The dashboard needs a session and sends visitors without one to sign-in.
 */
declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    name?: string;
  }
}

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFoundScreen,
  errorComponent: ({ error }) => <ErrorScreen error={error} />,
});

const toDashboard = () => {
  throw redirect({ to: "/dashboard", replace: true });
};

const home = createRoute({ getParentRoute: () => root, path: "/", beforeLoad: toDashboard });
const oldApp = createRoute({ getParentRoute: () => root, path: "/app", beforeLoad: toDashboard });
const oldLastVisited = createRoute({ getParentRoute: () => root, path: "/app/last-visited", beforeLoad: toDashboard });
const oldTeam = createRoute({
  getParentRoute: () => root,
  path: "/app/team/$teamId",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/dashboard/team/$teamId", params, replace: true });
  },
});
const oldTeamSettings = createRoute({
  getParentRoute: () => root,
  path: "/app/team/$teamId/settings",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/dashboard/team/$teamId/settings", params, replace: true });
  },
});

const space = createRoute({
  getParentRoute: () => root,
  path: "/s/$slug",
  staticData: { name: "space" },
  validateSearch: z.object({ room: z.string().optional() }),
  component: lazyScreen(() => import("./SpaceRoute.tsx"), "SpaceRoute"),
});

const needsAccount = ({ location }: { location: { href: string } }) => requireAccount(location.href);

const dashboard = createRoute({
  getParentRoute: () => root,
  path: "/dashboard",
  beforeLoad: needsAccount,
  component: DashboardScreen,
});
const dashboardHome = createRoute({
  getParentRoute: () => dashboard,
  path: "/",
  staticData: { name: "dashboard" },
  component: LastVisitedScreen,
});
const team = createRoute({
  getParentRoute: () => dashboard,
  path: "/team/$teamId",
  staticData: { name: "dashboard-team" },
  component: TeamHomeScreen,
});
const teamSettings = createRoute({
  getParentRoute: () => dashboard,
  path: "/team/$teamId/settings",
  staticData: { name: "dashboard-team-settings" },
  component: TeamSettingsScreen,
});
const newSpace = createRoute({
  getParentRoute: () => root,
  path: "/dashboard/team/$teamId/new-space",
  staticData: { name: "dashboard-team-new-space" },
  beforeLoad: needsAccount,
  validateSearch: z.object({ template: z.string().optional() }),
  component: CreateSpaceScreen,
});

const signInSearch = z.object({ to: z.string().optional() });
const login = createRoute({
  getParentRoute: () => root,
  path: "/login",
  staticData: { name: "login" },
  validateSearch: signInSearch,
  beforeLoad: ({ search }) => skipWhenSignedIn(search.to),
  component: SignInScreen,
});
const loginToSpace = createRoute({
  getParentRoute: () => root,
  path: "/login/$slug",
  staticData: { name: "login-to-space" },
  validateSearch: signInSearch,
  beforeLoad: ({ params }) => skipWhenSignedIn(`/s/${params.slug}`),
  component: SignInScreen,
});
const magicLink = createRoute({
  getParentRoute: () => root,
  // The key and the code have left the address before the router sees it.
  path: "/magiclink",
  staticData: { name: "magic-link" },
  validateSearch: signInSearch,
  component: MagicLinkScreen,
});
const handedLink = createRoute({
  getParentRoute: () => root,
  // Where a link with a one-use token leads, whatever page it names: that page is `to`.
  path: "/continue",
  staticData: { name: "continue" },
  validateSearch: signInSearch,
  component: HandedLinkScreen,
});
const logout = createRoute({
  getParentRoute: () => root,
  path: "/logout",
  staticData: { name: "logout" },
  component: SignOutScreen,
});
const tryForFree = createRoute({
  getParentRoute: () => root,
  path: "/try",
  staticData: { name: "try" },
  component: TryForFreeScreen,
});
const legal = createRoute({
  getParentRoute: () => root,
  path: "/legal-documents",
  staticData: { name: "legal-documents" },
  component: lazyScreen(() => import("./LegalScreen.tsx"), "LegalScreen"),
});

export const routeTree = root.addChildren([
  home,
  oldApp,
  oldLastVisited,
  oldTeam,
  oldTeamSettings,
  space,
  dashboard.addChildren([dashboardHome, team, teamSettings]),
  newSpace,
  login,
  loginToSpace,
  magicLink,
  handedLink,
  logout,
  tryForFree,
  legal,
]);
