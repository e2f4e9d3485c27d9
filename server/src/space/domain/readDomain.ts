import { isIP } from "node:net";
import { domainToASCII } from "node:url";

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const MOST_CHARACTERS = 253;
/** Names that never lead here from outside. */
const LOCAL = /(^|\.)(localhost|local|internal|test|invalid|onion|arpa)$/;

/**
 * A domain as somebody types it, in the spelling browsers send: lower case, without a leading `www.`. Null for what cannot
 * be a space's own: an address, a name of one word, a name of this installation or one above or below it.
 */
export function readDomain(typed: string, siteHost: string): string | null {
  // More than a name; what turns names into their spelling would leave it out.
  if (/[/\\:@?#%[\]]/.test(typed)) return null;
  const domain = domainToASCII(typed.trim().replace(/\.$/, "")).replace(/^www\./, "");
  const labels = domain.split(".");
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label)) && /[a-z]/.test(labels.at(-1) ?? "");
  if (!isName || domain.length > MOST_CHARACTERS || isIP(domain) !== 0 || LOCAL.test(domain)) return null;
  const isOurs = domain === siteHost || domain.endsWith(`.${siteHost}`) || siteHost.endsWith(`.${domain}`);
  return isOurs ? null : domain;
}
