import { optionalDialog } from "../ui/dialog/optionalDialog.tsx";
import { lazyPart } from "../ui/load/lazyPart.tsx";
import { lazyScreen } from "../ui/load/lazyScreen.ts";

/*
 * Screens are separate chunks: code that only needs to know who is signed in loads none of them.
 */
export { useOwnLink } from "./link/useOwnLink.ts";
export {
  accountChanged,
  changeLanguage,
  ownAccountUpdated,
  signOut,
  useGivesSupport,
  useOwnAccount,
} from "./session/ownAccount.ts";
export { requireAccount, skipWhenSignedIn } from "./session/requireAccount.ts";
export { keepGuestName, readGuestName } from "./session/guestName.ts";
export { AccountPart } from "./settings/accountPart.ts";
export { SessionOver } from "./session/SessionOver.tsx";
export { AVAILABLE, keepStatus, keptStatus, type KeptStatus } from "./status/keptStatus.ts";

export const PasskeyOffer = lazyPart(async () => (await import("./passkeys/PasskeyOffer.tsx")).PasskeyOffer);
export const SupportScreen = lazyScreen(() => import("./support/SupportScreen.tsx"), "SupportScreen");
export const SurveyNote = lazyPart(async () => (await import("./survey/SurveyNote.tsx")).SurveyNote);
export const SurveyScreen = lazyScreen(() => import("./survey/SurveyScreen.tsx"), "SurveyScreen");
export const ConsentBar = lazyPart(async () => (await import("./consent/ConsentBar.tsx")).ConsentBar);
export const AuthPage = lazyScreen(() => import("./AuthPage.tsx"), "AuthPage");
export const SignInScreen = lazyScreen(() => import("./signIn/SignInScreen.tsx"), "SignInScreen");
export const SamlTrialScreen = lazyScreen(() => import("./saml/SamlTrialScreen.tsx"), "SamlTrialScreen");
export const SamlReturnScreen = lazyScreen(() => import("./saml/SamlReturnScreen.tsx"), "SamlReturnScreen");
export const GoogleReturnScreen = lazyScreen(() => import("./google/GoogleReturnScreen.tsx"), "GoogleReturnScreen");
export const MagicLinkScreen = lazyScreen(() => import("./signIn/MagicLinkScreen.tsx"), "MagicLinkScreen");
export const ConfirmEmailScreen = lazyScreen(() => import("./email/ConfirmEmailScreen.tsx"), "ConfirmEmailScreen");
export const HandedLinkScreen = lazyScreen(() => import("./signIn/HandedLinkScreen.tsx"), "HandedLinkScreen");
export const AccountScreen = lazyScreen(() => import("./settings/AccountScreen.tsx"), "AccountScreen");
export const SignOutScreen = lazyScreen(() => import("./session/SignOutScreen.tsx"), "SignOutScreen");
export const ProfileDialog = optionalDialog(async () => (await import("./profile/ProfileDialog.tsx")).ProfileDialog);
