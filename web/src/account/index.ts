export { SignInScreen } from "./SignInScreen.tsx";
export { MagicLinkScreen } from "./MagicLinkScreen.tsx";
export { SignOutScreen } from "./SignOutScreen.tsx";
