import type { TeamId, TeamSso } from "@atrium/contract";
import { readCertificate } from "./readCertificate.ts";
import { ownAddresses } from "../ssoNeeds.ts";
import type { SsoNeeds } from "../ssoNeeds.ts";
import type { SsoRow } from "../ssoStore.ts";

const NOTHING_SET = { isEnabled: false, signInUrl: "", entityId: "", certificates: [], buttonText: "" };

export function describeSso(needs: Pick<SsoNeeds, "siteUrl">, teamId: TeamId, row: SsoRow | null): TeamSso {
  const { isEnabled, signInUrl, entityId, certificates, buttonText } = row ?? NOTHING_SET;
  return {
    isEnabled,
    signInUrl,
    entityId,
    certificates: certificates.map(readCertificate).filter((each) => each !== null),
    buttonText,
    own: ownAddresses(needs, teamId),
  };
}
