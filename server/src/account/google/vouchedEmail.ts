import { parseEmail } from "../signIn/emailAddress.ts";
import type { EmailAddress } from "../signIn/emailAddress.ts";
import type { GoogleIdentity } from "./googleSignIn.ts";

const OWN_DOMAINS = new Set(["gmail.com", "googlemail.com"]);

/**
 * The address, if Google itself runs its mailbox: its own domains and those of organisations it hosts. Of any other
 * address Google only knows that somebody could once read its mail. The mailbox may have another owner now, who would
 * find a stranger in their account, or a stranger's account in place of their own.
 */
export function vouchedEmail({ email, isEmailVerified, hostedDomain }: GoogleIdentity): EmailAddress | null {
  const parsed = email === null || !isEmailVerified ? null : parseEmail(email);
  if (parsed === null) return null;
  const domain = parsed.key.slice(parsed.key.lastIndexOf("@") + 1);
  return OWN_DOMAINS.has(domain) || domain === hostedDomain?.toLowerCase() ? parsed : null;
}
