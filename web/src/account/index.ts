export { AuthPage } from "./AuthPage.tsx";
export { MagicLinkScreen } from "./MagicLinkScreen.tsx";
export { accountChanged, ownAccountUpdated, signOut, useOwnAccount } from "./ownAccount.ts";
export { ProfileDialog } from "./ProfileDialog.tsx";
export { SignInScreen } from "./SignInScreen.tsx";
export { SignOutScreen } from "./SignOutScreen.tsx";
export { openHandedSession } from "./openHandedSession.ts";
export { requireAccount } from "./requireAccount.ts";
export { SessionOver } from "./SessionOver.tsx";
