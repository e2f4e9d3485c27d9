import type { Names } from "../../platform/names.ts";
import type { DomainRow } from "../tables.ts";

/** What a domain's DNS records say. */
export interface Found {
  texts: readonly string[];
  aliases: readonly string[];
  /** Whether the domain resolves to this installation. */
  leadsHere: boolean;
  isProven: boolean;
}

/** The name of the DNS record that proves ownership of a domain. */
export const proofName = (domain: string): string => `_atrium.${domain}`;
export const proofText = (token: string): string => `atrium-verify=${token}`;

/** Looks up a domain's records; null if the proof cannot be checked now. */
export async function lookUpDomain(
  names: Names,
  { domain, token, target }: Pick<DomainRow, "domain" | "token" | "target">,
): Promise<Found | null> {
  const [texts, aliases] = await Promise.all([names.texts(proofName(domain)), names.aliases(domain)]);
  if (texts === null) return null;
  const leadsHere = (aliases ?? []).includes(target) || (await shareAddress(names, domain, target));
  return { texts, aliases: aliases ?? [], leadsHere, isProven: texts.includes(proofText(token)) };
}

/** An apex domain has no alias, but addresses of its own. */
async function shareAddress(names: Names, domain: string, target: string): Promise<boolean> {
  const [own, ours] = await Promise.all([names.addresses(domain), names.addresses(target)]);
  return (own ?? []).some((address) => ours?.includes(address) === true);
}
