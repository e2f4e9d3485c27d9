import { isIP } from "node:net";
import { domainToASCII } from "node:url";
import { getDomain } from "tldts";

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const MOST_CHARACTERS = 253;
/** Names that never resolve publicly. */
const LOCAL = /(^|\.)(localhost|local|internal|localdomain|test|invalid|onion|arpa)$/;

/**
 * Normalizes a typed domain to what browsers send: lower case, without a leading `www.`. Null for what cannot be a space's
 * own domain: an IP address, a single word, a public suffix such as `co.uk` or `github.io`, or this installation's domain, its
 * parents and subdomains.
 */
export function readDomain(typed: string, siteHost: string): string | null {
  // More than a host name; URL parsing would silently drop the rest.
  if (/[/\\:@?#%[\]]/.test(typed)) return null;
  const domain = domainToASCII(typed.trim().replace(/\.$/, "")).replace(/^www\./, "");
  const labels = domain.split(".");
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label)) && /[a-z]/.test(labels.at(-1) ?? "");
  if (!isName || domain.length > MOST_CHARACTERS || isIP(domain) !== 0 || LOCAL.test(domain)) return null;
  if (getDomain(domain, { allowPrivateDomains: true }) === null) return null;
  const isOurs = domain === siteHost || domain.endsWith(`.${siteHost}`) || siteHost.endsWith(`.${domain}`);
  return isOurs ? null : domain;
}
