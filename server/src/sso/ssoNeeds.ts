import type { TeamId } from "@atrium/contract";
import type { AccountNeeds } from "../account/index.ts";

/** What single sign-on needs from the rest of the program. */
export interface SsoNeeds extends Pick<
  AccountNeeds,
  "bus" | "mailer" | "codeKey" | "siteUrl" | "defaultLocale" | "limitsByAddress" | "teams" | "endCalendar"
> {
  /** Whether a host leads to this installation. */
  isOwnHost: (host: string) => boolean;
  /** Whether nobody but this machine reaches the program: then a provider may be on it, without https. */
  isLoopback: boolean;
}

/** The addresses a team's provider knows us by. */
export const ownAddresses = ({ siteUrl }: Pick<SsoNeeds, "siteUrl">, teamId: TeamId) => {
  const entityId = `${siteUrl()}/saml/${teamId}`;
  return {
    entityId,
    acsUrl: `${entityId}/acs`,
    metadataUrl: `${entityId}/metadata`,
    loginUrl: `${siteUrl()}/login?team=${teamId}`,
  };
};
