import { lazyRouteComponent } from "@tanstack/react-router";

/*
 * Screens are chunks of their own: whoever asks who is signed in loads none of them.
 */
export { openHandedSession } from "./signIn/openHandedSession.ts";
export { accountChanged, changeLanguage, signOut, useOwnAccount } from "./session/ownAccount.ts";
export { requireAccount, skipWhenSignedIn } from "./session/requireAccount.ts";
export { SessionOver } from "./session/SessionOver.tsx";

export const AuthPage = lazyRouteComponent(() => import("./AuthPage.tsx"), "AuthPage");
export const SignInScreen = lazyRouteComponent(() => import("./signIn/SignInScreen.tsx"), "SignInScreen");
export const MagicLinkScreen = lazyRouteComponent(() => import("./signIn/MagicLinkScreen.tsx"), "MagicLinkScreen");
export const SignOutScreen = lazyRouteComponent(() => import("./session/SignOutScreen.tsx"), "SignOutScreen");
export const ProfileDialog = lazyRouteComponent(() => import("./profile/ProfileDialog.tsx"), "ProfileDialog");
