import { lazyScreen } from "../ui/load/lazyScreen.ts";

export const MemberInvitationScreen = lazyScreen(() => import("./InvitationScreen.tsx"), "MemberInvitationScreen");
export const GuestInvitationScreen = lazyScreen(() => import("./InvitationScreen.tsx"), "GuestInvitationScreen");
