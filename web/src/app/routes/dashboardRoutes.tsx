import { AccountId, LIBRARY_TEMPLATES, PeopleSort, SpaceId, TeamId, TeamMemberRole } from "@atrium/contract";
import { createRoute } from "@tanstack/react-router";
import { z } from "zod";
import { AccountPart, AccountScreen, requireAccount, SupportScreen, SurveyScreen } from "../../account/index.ts";
import { load, loadPages, type LoadContext } from "../../platform/data/load.ts";
import { read } from "../../platform/data/read.ts";
import { wantOperations } from "../../platform/operations/knownOperations.ts";
import {
  AuditActors,
  AuditDays,
  AuditKind,
  AuditScreen,
  ChooseTeamForUpgradeScreen,
  ChooseTeamScreen,
  CreateSpaceScreen,
  DashboardPending,
  DashboardScreen,
  LastVisitedScreen,
  NewsScreen,
  PagePending,
  PlanScreen,
  PlansScreen,
  SpaceSettingsPart,
  SpaceSort,
  SpaceSettingsScreen,
  TeamHomeScreen,
  TeamSettingsScreen,
  UsersScreen,
  UsersTab,
} from "../../team/index.ts";
import { lazyScreen } from "../../ui/load/lazyScreen.ts";
import { ListSkeleton, TilesSkeleton } from "../../ui/page/skeletons.tsx";
import { LoadProblem } from "../LoadProblem.tsx";
import { NotHere } from "../NotHere.tsx";
import { ChatPosition, search } from "../search.ts";
import { rootRoute } from "./rootRoute.tsx";

const needsAccount = ({ context, location }: { context: LoadContext; location: { href: string } }) => {
  // Every page needs some that the entrance does not: they are loaded while it is found out who is there.
  void wantOperations();
  return requireAccount(context, location.href);
};
const inPlace = { pendingComponent: TilesSkeleton, errorComponent: LoadProblem, notFoundComponent: NotHere };
const teamInPlace = { ...inPlace, pendingComponent: PagePending };
const listInPlace = { ...inPlace, pendingComponent: ListSkeleton };
const ownTeams = read("listAccountTeams", {});
const visitedSpaces = read("listVisitedSpaces", {});

const dashboard = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard",
  beforeLoad: needsAccount,
  // The frame renders before its teams are loaded, so nothing waits for them.
  loader: ({ context }) => void context.queries.prefetchQuery(ownTeams),
  component: DashboardScreen,
  pendingComponent: DashboardPending,
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
  // Paths below it have more parts.
  loader: ({ context, params: { teamId } }) => load(context, read("getTeam", { teamId })),
  ...teamInPlace,
});
const teamHome = createRoute({
  getParentRoute: () => team,
  path: "/",
  staticData: { name: "dashboard-team" },
  validateSearch: search({ find: z.string().min(1), show: z.literal("live"), sort: SpaceSort }),
  loader: ({ context, params }) => {
    // The page is usable without it, so nothing waits for it.
    void context.queries.prefetchQuery(visitedSpaces);
    return load(context, read("listTeamSpaces", params));
  },
  component: TeamHomeScreen,
  ...teamInPlace,
});
const teamSettings = createRoute({
  getParentRoute: () => team,
  path: "/settings",
  staticData: { name: "dashboard-team-settings" },
  pendingComponent: ListSkeleton,
  component: TeamSettingsScreen,
});
const teamAudit = createRoute({
  getParentRoute: () => team,
  path: "/settings/audit",
  staticData: { name: "dashboard-team-audit" },
  validateSearch: search({ find: z.string(), who: AuditActors, what: AuditKind, days: AuditDays }),
  component: AuditScreen,
  ...listInPlace,
});
const teamPlan = createRoute({
  getParentRoute: () => team,
  path: "/plan-details",
  staticData: { name: "dashboard-team-plan-details" },
  validateSearch: search({ "subscription-payment-success": z.string(), "day-pass-payment-success": z.string() }),
  component: PlanScreen,
});
const teamUsers = createRoute({
  getParentRoute: () => team,
  path: "/users",
  staticData: { name: "dashboard-team-users" },
  validateSearch: search({
    tab: UsersTab,
    find: z.string(),
    space: SpaceId,
    role: TeamMemberRole,
    sort: PeopleSort,
    order: z.literal("turned"),
  }),
  loader: ({ context, params }) =>
    Promise.all([loadPages(context, "listTeamMembers", params), load(context, read("listTeamSpaces", params))]),
  component: UsersScreen,
  ...teamInPlace,
});
const spaceSettings = createRoute({
  getParentRoute: () => team,
  path: "/space/$spaceId",
  staticData: { name: "dashboard-space-settings" },
  validateSearch: search({ part: SpaceSettingsPart }),
  loader: ({ context, params: { spaceId } }) => load(context, read("getSpace", { spaceId })),
  component: SpaceSettingsScreen,
  ...listInPlace,
});
const shortcuts = createRoute({
  getParentRoute: () => dashboard,
  path: "/shortcuts",
  staticData: { name: "dashboard-shortcuts" },
  component: lazyScreen(() => import("../../room/shortcuts/ShortcutsScreen.tsx"), "ShortcutsScreen"),
});
const news = createRoute({
  getParentRoute: () => dashboard,
  path: "/news",
  staticData: { name: "dashboard-news" },
  component: NewsScreen,
});
const support = createRoute({
  getParentRoute: () => dashboard,
  path: "/support",
  staticData: { name: "dashboard-support" },
  loader: ({ context }) => load(context, read("listOwnSupportAccess", {})),
  component: SupportScreen,
  ...listInPlace,
});
const ownAccount = createRoute({
  getParentRoute: () => dashboard,
  path: "/account",
  staticData: { name: "dashboard-account" },
  validateSearch: search({ view: AccountPart }),
  component: lazyScreen(() => import("../AccountRoute.tsx"), "AccountRoute", [AccountScreen]),
});
const messages = createRoute({
  getParentRoute: () => dashboard,
  path: "/messages",
  staticData: { name: "dashboard-messages" },
  validateSearch: search({ with: AccountId, from: AccountId, team: TeamId, message: ChatPosition }),
  pendingComponent: ListSkeleton,
  component: lazyScreen(() => import("../../chat/direct/MessagesScreen.tsx"), "MessagesScreen"),
});
const chooseTeam = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard/choose-team",
  staticData: { name: "dashboard-choose-team" },
  beforeLoad: needsAccount,
  loader: ({ context }) => load(context, ownTeams),
  component: ChooseTeamScreen,
  ...inPlace,
});
const Count = z.coerce.number().int().min(1).max(100_000);
/** What the link of an offer asks for. Days are at most those of a pass. */
const offer = search({
  rateId: z.string(),
  users: Count,
  days: Count.max(14),
  period: z.enum(["month", "year"]),
  type: z.enum(["subscription", "daypass"]),
});
const chooseTeamForUpgrade = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard/choose-team-for-upgrade",
  staticData: { name: "dashboard-choose-team-to-upgrade" },
  beforeLoad: needsAccount,
  loader: ({ context }) => load(context, ownTeams),
  validateSearch: offer,
  component: ChooseTeamForUpgradeScreen,
  ...inPlace,
});
const survey = createRoute({
  getParentRoute: () => rootRoute,
  path: "/survey",
  staticData: { name: "survey" },
  beforeLoad: needsAccount,
  loader: ({ context }) => {
    // Only the picture needs it.
    void context.queries.prefetchQuery(visitedSpaces);
    return load(context, read("getActiveAccessibilitySurvey", {}));
  },
  component: SurveyScreen,
  ...inPlace,
});
const plans = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard/team/$teamId/upgrade/{-$step}",
  staticData: { name: "dashboard-team-upgrade" },
  beforeLoad: needsAccount,
  // Its path has more parts than these ask for.
  loader: ({ context, params: { teamId } }) =>
    Promise.all([
      load(context, read("getTeam", { teamId })),
      load(context, read("getTeamBillingCapabilities2", { teamId })),
      load(context, read("listPaidRates", {})),
      load(context, read("getDayPassRate", {})),
    ]),
  validateSearch: offer,
  component: PlansScreen,
  ...inPlace,
});
const newSpace = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard/team/$teamId/new-space",
  staticData: { name: "dashboard-team-new-space" },
  beforeLoad: needsAccount,
  loader: ({ context, params }) =>
    Promise.all([
      load(context, read("getTeam", params)),
      load(context, read("getSpaceTemplateLibrary", params)),
      load(context, read("listTeamPrivateSpaceTemplates", params)),
    ]),
  validateSearch: search({ template: z.enum(LIBRARY_TEMPLATES) }),
  component: CreateSpaceScreen,
  ...inPlace,
});

/** The dashboard: it needs a session; without one it redirects to sign-in. */
export const dashboardRoutes = [
  dashboard.addChildren([
    dashboardHome,
    ownAccount,
    shortcuts,
    news,
    support,
    messages,
    team.addChildren([teamHome, teamSettings, teamAudit, teamPlan, teamUsers, spaceSettings]),
  ]),
  plans,
  newSpace,
  chooseTeam,
  chooseTeamForUpgrade,
  survey,
] as const;
