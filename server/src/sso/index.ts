// Single sign-on: a team's people sign in at their own identity provider (SAML 2.0). Built on accounts and teams.
export { createSamlDoor } from "./signIn/createSamlDoor.ts";
export { ssoOperations } from "./ssoOperations.ts";
export { forgetSaml } from "./ssoStore.ts";
