import { AccountId, RoomId, SpaceId, SpaceTemplate, TeamId, TeamMemberRole } from "@atrium/contract";
import { createRootRouteWithContext, createRoute, Outlet, redirect } from "@tanstack/react-router";
import { z } from "zod";
import {
  AccountScreen,
  HandedLinkScreen,
  MagicLinkScreen,
  requireAccount,
  SignInScreen,
  SignOutScreen,
  skipWhenSignedIn,
} from "../account/index.ts";
import { MessagesScreen } from "../chat/index.ts";
import { GuestInvitationScreen, MemberInvitationScreen } from "../invitation/index.ts";
import { load, loadPages, type LoadContext } from "../platform/data/load.ts";
import { read } from "../platform/data/read.ts";
import {
  CreateSpaceScreen,
  DashboardScreen,
  LastVisitedScreen,
  SpaceSettingsPart,
  SpaceSettingsScreen,
  TeamHomeScreen,
  TeamSettingsScreen,
  TryForFreeScreen,
  UsersScreen,
  UsersTab,
} from "../team/index.ts";
import { lazyScreen } from "../ui/load/lazyScreen.ts";
import { ListSkeleton, TilesSkeleton } from "../ui/page/skeletons.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { LoadProblem } from "./LoadProblem.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";
import { NotHere } from "./NotHere.tsx";
import { search } from "./search.ts";

/*
 * The pages by path. Each screen is its own chunk. `staticData.name` is the route's name for analytics; a route
 * without one is a redirect. The dashboard needs a session and sends visitors without one to sign-in. A loader reads
 * what its screen draws; what stands in its place meanwhile, and when that fails, is said once for a branch.
 */
declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    name?: string;
  }
}

const root = createRootRouteWithContext<LoadContext>()({
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
  validateSearch: search({ room: RoomId }),
  component: lazyScreen(() => import("./SpaceRoute.tsx"), "SpaceRoute"),
});

const needsAccount = ({ context, location }: { context: LoadContext; location: { href: string } }) =>
  requireAccount(context, location.href);
const inPlace = { pendingComponent: TilesSkeleton, errorComponent: LoadProblem, notFoundComponent: NotHere };
const ownTeams = read("listAccountTeams", {});

const dashboard = createRoute({
  getParentRoute: () => root,
  path: "/dashboard",
  beforeLoad: needsAccount,
  // The frame draws itself before its teams are there, so nothing waits for them.
  loader: ({ context }) => void context.queries.prefetchQuery(ownTeams),
  component: DashboardScreen,
});
const dashboardHome = createRoute({
  getParentRoute: () => dashboard,
  path: "/",
  staticData: { name: "dashboard" },
  loader: ({ context }) => load(context, ownTeams),
  component: LastVisitedScreen,
  ...inPlace,
});
const team = createRoute({
  getParentRoute: () => dashboard,
  path: "/team/$teamId",
  // Below it are addresses with more in them.
  loader: ({ context, params: { teamId } }) => load(context, read("getTeam", { teamId })),
  ...inPlace,
});
const teamHome = createRoute({
  getParentRoute: () => team,
  path: "/",
  staticData: { name: "dashboard-team" },
  validateSearch: search({ find: z.string() }),
  loader: ({ context, params }) => load(context, read("listTeamSpaces", params)),
  component: TeamHomeScreen,
  ...inPlace,
});
const teamSettings = createRoute({
  getParentRoute: () => team,
  path: "/settings",
  staticData: { name: "dashboard-team-settings" },
  pendingComponent: ListSkeleton,
  component: TeamSettingsScreen,
});
const teamUsers = createRoute({
  getParentRoute: () => team,
  path: "/users",
  staticData: { name: "dashboard-team-users" },
  validateSearch: search({ tab: UsersTab, find: z.string(), space: SpaceId, role: TeamMemberRole }),
  loader: ({ context, params }) =>
    Promise.all([loadPages(context, "listTeamMembers", params), load(context, read("listTeamSpaces", params))]),
  component: UsersScreen,
  ...inPlace,
  pendingComponent: ListSkeleton,
});
const spaceSettings = createRoute({
  getParentRoute: () => team,
  path: "/space/$spaceId",
  staticData: { name: "dashboard-space-settings" },
  validateSearch: search({ part: SpaceSettingsPart }),
  loader: ({ context, params: { spaceId } }) => load(context, read("getSpace", { spaceId })),
  component: SpaceSettingsScreen,
  ...inPlace,
  pendingComponent: ListSkeleton,
});
const shortcuts = createRoute({
  getParentRoute: () => dashboard,
  path: "/shortcuts",
  staticData: { name: "dashboard-shortcuts" },
  component: lazyScreen(() => import("../room/shortcuts/ShortcutsScreen.tsx"), "ShortcutsScreen"),
});
const ownAccount = createRoute({
  getParentRoute: () => dashboard,
  path: "/account",
  staticData: { name: "dashboard-account" },
  component: AccountScreen,
});
const messages = createRoute({
  getParentRoute: () => dashboard,
  path: "/messages",
  staticData: { name: "dashboard-messages" },
  validateSearch: search({ with: AccountId, team: TeamId }),
  pendingComponent: ListSkeleton,
  component: MessagesScreen,
});
const newSpace = createRoute({
  getParentRoute: () => root,
  path: "/dashboard/team/$teamId/new-space",
  staticData: { name: "dashboard-team-new-space" },
  beforeLoad: needsAccount,
  loader: ({ context, params }) => load(context, read("getTeam", params)),
  validateSearch: search({ template: SpaceTemplate }),
  component: CreateSpaceScreen,
  ...inPlace,
});

const signInSearch = search({ to: z.string() });
const login = createRoute({
  getParentRoute: () => root,
  path: "/login",
  staticData: { name: "login" },
  validateSearch: signInSearch,
  beforeLoad: ({ context, search: { to } }) => skipWhenSignedIn(context, to),
  component: SignInScreen,
});
const loginToSpace = createRoute({
  getParentRoute: () => root,
  path: "/login/$slug",
  staticData: { name: "login-to-space" },
  validateSearch: signInSearch,
  beforeLoad: ({ context, params }) => skipWhenSignedIn(context, `/s/${params.slug}`),
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
// What invitations open by has left their addresses before the router sees them.
const memberInvite = createRoute({
  getParentRoute: () => root,
  path: "/member-invite",
  staticData: { name: "handle-member-invite" },
  component: MemberInvitationScreen,
});
const guestInvite = createRoute({
  getParentRoute: () => root,
  path: "/guest-invite",
  staticData: { name: "handle-guest-invite" },
  component: GuestInvitationScreen,
});
const memberInviteLink = createRoute({
  getParentRoute: () => root,
  path: "/invite/m",
  staticData: { name: "handle-member-invite-link" },
  component: MemberInvitationScreen,
});
const guestInviteLink = createRoute({
  getParentRoute: () => root,
  path: "/invite/g",
  staticData: { name: "handle-guest-invite-link" },
  component: GuestInvitationScreen,
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
const outbox = createRoute({
  getParentRoute: () => root,
  path: "/dev/mail",
  staticData: { name: "outbox" },
  component: lazyScreen(() => import("./outbox/OutboxScreen.tsx"), "OutboxScreen"),
});

export const routeTree = root.addChildren([
  home,
  oldApp,
  oldLastVisited,
  oldTeam,
  oldTeamSettings,
  space,
  dashboard.addChildren([
    dashboardHome,
    ownAccount,
    shortcuts,
    messages,
    team.addChildren([teamHome, teamSettings, teamUsers, spaceSettings]),
  ]),
  newSpace,
  login,
  loginToSpace,
  magicLink,
  handedLink,
  memberInvite,
  guestInvite,
  memberInviteLink,
  guestInviteLink,
  logout,
  tryForFree,
  legal,
  outbox,
]);
