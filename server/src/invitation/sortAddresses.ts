import type { EmailFault } from "@atrium/contract";
import { parseEmail } from "../account/index.ts";
import type { EmailAddress } from "../account/index.ts";

/** The addresses of one call: those that can be invited, and the problems of the others. In their original order. */
export interface SortedAddresses {
  good: { typed: string; email: EmailAddress }[];
  errors: { email: string; code: EmailFault }[];
}

/** Checks each typed address separately. Of several spellings of one address, the first counts. */
export function sortAddresses(typed: readonly string[]): SortedAddresses {
  const sorted: SortedAddresses = { good: [], errors: [] };
  const seen = new Set<string>();
  for (const each of typed) {
    const email = parseEmail(each.trim());
    if (email === null) sorted.errors.push({ email: each, code: "invalidEmail" });
    else if (seen.has(email.key)) sorted.errors.push({ email: each, code: "duplicatedEmail" });
    else sorted.good.push({ typed: each, email });
    if (email !== null) seen.add(email.key);
  }
  return sorted;
}
