import { createGoogleSignIn, createHubspot } from "../account/index.ts";
import type { AccountNeeds } from "../account/index.ts";
import type { Config } from "../platform/config.ts";

/** Services of others that accounts use, as far as they are set up. */
export const outsideServices = (
  { google, hubspot }: Pick<Config, "google" | "hubspot">,
  siteUrl: () => string,
): Pick<AccountNeeds, "google" | "surveyAddressee"> => ({
  google: google === null ? null : createGoogleSignIn(google, siteUrl),
  surveyAddressee: hubspot === null ? null : createHubspot(hubspot),
});
