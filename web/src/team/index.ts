import { lazyRouteComponent } from "@tanstack/react-router";

/* Screens are chunks of their own. */
export const CreateSpaceScreen = lazyRouteComponent(
  () => import("./create/CreateSpaceScreen.tsx"),
  "CreateSpaceScreen",
);
export const DashboardScreen = lazyRouteComponent(() => import("./shell/DashboardScreen.tsx"), "DashboardScreen");
export const LastVisitedScreen = lazyRouteComponent(() => import("./shell/LastVisitedScreen.tsx"), "LastVisitedScreen");
export const TeamHomeScreen = lazyRouteComponent(() => import("./home/TeamHomeScreen.tsx"), "TeamHomeScreen");
export const TeamSettingsScreen = lazyRouteComponent(
  () => import("./settings/TeamSettingsScreen.tsx"),
  "TeamSettingsScreen",
);
export const TryForFreeScreen = lazyRouteComponent(() => import("./try/TryForFreeScreen.tsx"), "TryForFreeScreen");
