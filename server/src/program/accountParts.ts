// What accounts need from the rest of the program, and what teams, spaces and invitations need from accounts.
import { findAccount, profileOrGuest, takeFreeTeam } from "../account/index.ts";
import type { AccountNeeds } from "../account/index.ts";
import { lastingUrl } from "../file/index.ts";
import { createInvitationCodes } from "../invitation/index.ts";
import { outsideServices } from "./outsideServices.ts";
import { ownData } from "./ownData.ts";
import type { PartsNeeds } from "./partsNeeds.ts";
import { staffOf } from "./staffOf.ts";
import { accountTeams } from "./wireDomains.ts";
import type { DomainNeeds } from "./wireDomains.ts";

export function accountNeedsOf(needs: PartsNeeds, bus: AccountNeeds["bus"]): AccountNeeds {
  const { config, mailer, siteUrl, showCode = () => undefined } = needs;
  const { defaultLocale, isLoopback } = config;
  const codeKey = needs.secrets.codes;
  const avatarOf: AccountNeeds["avatarOf"] = (query, upload) => lastingUrl(query, { ...upload, kinds: ["avatar"] });
  const limitsByAddress = !isLoopback;
  const codesStayHere = isLoopback && needs.showCode !== undefined;
  const mail = { mailer, siteUrl, showCode, codesStayHere };
  const others = { ...outsideServices(needs), isStaff: staffOf(config) };
  return { bus, codeKey, defaultLocale, limitsByAddress, ...mail, ...others, teams: accountTeams, ownData, avatarOf };
}

export const invitationsOf = (
  { secrets, mailer, siteUrl, config }: PartsNeeds,
  { endCalendar }: AccountNeeds,
): DomainNeeds["invitations"] => ({
  codes: createInvitationCodes({ codes: secrets.codes, seals: secrets.invitations }),
  codeKey: secrets.codes,
  mailer,
  siteUrl,
  limitsByAddress: !config.isLoopback,
  defaultLocale: config.defaultLocale,
  endCalendar,
});

/** What teams and spaces need from accounts. */
export const accountsOf = (needs: AccountNeeds): DomainNeeds["accounts"] => ({
  localeOf: async (query, accountId) => (await findAccount(query, accountId))?.locale ?? needs.defaultLocale,
  profileOrGuest: (context, locale) => profileOrGuest(needs, context, locale),
  takeFreeTeam: (context) => takeFreeTeam(needs, context),
});
