export { DashboardScreen } from "./DashboardScreen.tsx";
export { LastVisitedScreen } from "./LastVisitedScreen.tsx";
export { TeamHomeScreen } from "./TeamHomeScreen.tsx";
export { TeamSettingsScreen } from "./TeamSettingsScreen.tsx";
export { CreateSpaceScreen } from "./CreateSpaceScreen.tsx";
export { TryForFreeScreen } from "./TryForFreeScreen.tsx";
