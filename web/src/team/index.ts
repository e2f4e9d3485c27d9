import { AuthPage } from "../account/index.ts";
import { PendingInvitations } from "../invitation/index.ts";
import { lazyScreen } from "../ui/load/lazyScreen.ts";

/* Screens are chunks of their own. */
export const AuditScreen = lazyScreen(() => import("./audit/AuditScreen.tsx"), "AuditScreen");
export const ChooseTeamScreen = lazyScreen(() => import("./choose/ChooseTeamScreen.tsx"), "ChooseTeamScreen", [
  AuthPage,
]);
export const ChooseTeamForUpgradeScreen = lazyScreen(
  () => import("./choose/ChooseTeamScreen.tsx"),
  "ChooseTeamForUpgradeScreen",
  [AuthPage],
);
export const PlanScreen = lazyScreen(() => import("./plan/PlanScreen.tsx"), "PlanScreen");
export const PlansScreen = lazyScreen(() => import("./plans/PlansScreen.tsx"), "PlansScreen");
export const CreateSpaceScreen = lazyScreen(() => import("./create/CreateSpaceScreen.tsx"), "CreateSpaceScreen");
export const DashboardScreen = lazyScreen(() => import("./shell/DashboardScreen.tsx"), "DashboardScreen");
export const DashboardPending = lazyScreen(() => import("./shell/DashboardPending.tsx"), "DashboardPending");
export const LastVisitedScreen = lazyScreen(() => import("./shell/LastVisitedScreen.tsx"), "LastVisitedScreen");
export const NewsScreen = lazyScreen(() => import("./news/NewsScreen.tsx"), "NewsScreen");
export const TeamHomeScreen = lazyScreen(() => import("./home/TeamHomeScreen.tsx"), "TeamHomeScreen");
export const TeamSettingsScreen = lazyScreen(() => import("./settings/TeamSettingsScreen.tsx"), "TeamSettingsScreen");
export const SpaceSettingsScreen = lazyScreen(
  () => import("./spaceSettings/SpaceSettingsScreen.tsx"),
  "SpaceSettingsScreen",
);
export const TryForFreeScreen = lazyScreen(() => import("./try/TryForFreeScreen.tsx"), "TryForFreeScreen", [AuthPage]);
export const UsersScreen = lazyScreen(() => import("./users/UsersScreen.tsx"), "UsersScreen", [PendingInvitations]);
export { AuditActors, AuditDays, AuditKind } from "./audit/wanted.ts";
export { SpaceSort } from "./home/asked.ts";
export { SpaceSettingsPart } from "./spaceSettings/part.ts";
export { UsersTab } from "./users/wanted.ts";
export { PagePending } from "./shell/pagePending.ts";
