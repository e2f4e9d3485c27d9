import { lazyRouteComponent } from "@tanstack/react-router";

/*
 * Screens are chunks of their own: whoever asks who is signed in loads none of them.
 */
export { openHandedSession } from "./openHandedSession.ts";
export { accountChanged, changeLanguage, useOwnAccount } from "./ownAccount.ts";
export { requireAccount, skipWhenSignedIn } from "./requireAccount.ts";
export { SessionOver } from "./SessionOver.tsx";

export const AuthPage = lazyRouteComponent(() => import("./AuthPage.tsx"), "AuthPage");
export const SignInScreen = lazyRouteComponent(() => import("./SignInScreen.tsx"), "SignInScreen");
export const MagicLinkScreen = lazyRouteComponent(() => import("./MagicLinkScreen.tsx"), "MagicLinkScreen");
export const SignOutScreen = lazyRouteComponent(() => import("./SignOutScreen.tsx"), "SignOutScreen");
export const ProfileDialog = lazyRouteComponent(() => import("./ProfileDialog.tsx"), "ProfileDialog");
