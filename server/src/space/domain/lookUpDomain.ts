import type { Names } from "../../platform/names.ts";
import type { DomainRow } from "../tables.ts";

/** What the records of a domain say. */
export interface Found {
  texts: readonly string[];
  aliases: readonly string[];
  /** Whether browsers that ask for it come here. */
  leadsHere: boolean;
  isProven: boolean;
}

/** Where the proof of a domain stands, and what it says. */
export const proofName = (domain: string): string => `_atrium.${domain}`;
export const proofText = (token: string): string => `atrium-verify=${token}`;

/** Asks for the records of a domain; null where the proof cannot be known now. */
export async function lookUpDomain(
  names: Names,
  { domain, token, target }: Pick<DomainRow, "domain" | "token" | "target">,
): Promise<Found | null> {
  const [texts, aliases] = await Promise.all([names.texts(proofName(domain)), names.aliases(domain)]);
  if (texts === null) return null;
  const leadsHere = (aliases ?? []).includes(target) || (await shareAddress(names, domain, target));
  return { texts, aliases: aliases ?? [], leadsHere, isProven: texts.includes(proofText(token)) };
}

/** A domain without a subdomain has no alias, but addresses of its own. */
async function shareAddress(names: Names, domain: string, target: string): Promise<boolean> {
  const [own, ours] = await Promise.all([names.addresses(domain), names.addresses(target)]);
  return (own ?? []).some((address) => ours?.includes(address) === true);
}
