import type { TeamId } from "@atrium/contract";
import type { AccountNeeds } from "../account/index.ts";

/** What single sign-on needs from the rest of the program. */
export interface SsoNeeds extends Pick<
  AccountNeeds,
  "bus" | "mailer" | "codeKey" | "siteUrl" | "defaultLocale" | "limitsByAddress" | "teams" | "endCalendar"
> {
  /** Whether a host belongs to this installation. */
  isOwnHost: (host: string) => boolean;
  /** Whether only this machine can reach the program: a provider may then run on it too, without https. */
  isLoopback: boolean;
}

/** Our addresses as a team's provider knows them. */
export const ownAddresses = ({ siteUrl }: Pick<SsoNeeds, "siteUrl">, teamId: TeamId) => {
  const entityId = `${siteUrl()}/saml/${teamId}`;
  return {
    entityId,
    acsUrl: `${entityId}/acs`,
    metadataUrl: `${entityId}/metadata`,
    loginUrl: `${siteUrl()}/login?team=${teamId}`,
  };
};
