import { AuthPage } from "../account/index.ts";
import { optionalDialog } from "../ui/dialog/optionalDialog.tsx";
import { lazyScreen } from "../ui/load/lazyScreen.ts";

export const MemberInvitationScreen = lazyScreen(() => import("./InvitationScreen.tsx"), "MemberInvitationScreen", [
  AuthPage,
]);
export const GuestInvitationScreen = lazyScreen(() => import("./InvitationScreen.tsx"), "GuestInvitationScreen", [
  AuthPage,
]);
export const DeclineScreen = lazyScreen(() => import("./DeclineScreen.tsx"), "DeclineScreen", [AuthPage]);
export const InviteDialog = optionalDialog(async () => (await import("./dialog/InviteDialog.tsx")).InviteDialog);
export const PendingInvitations = lazyScreen(() => import("./pending/PendingInvitations.tsx"), "PendingInvitations");
