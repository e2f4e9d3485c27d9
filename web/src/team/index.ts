export { CreateSpaceScreen } from "./create/CreateSpaceScreen.tsx";
export { DashboardScreen } from "./shell/DashboardScreen.tsx";
export { LastVisitedScreen } from "./shell/LastVisitedScreen.tsx";
export { TeamHomeScreen } from "./home/TeamHomeScreen.tsx";
export { TeamSettingsScreen } from "./settings/TeamSettingsScreen.tsx";
export { TryForFreeScreen } from "./try/TryForFreeScreen.tsx";
