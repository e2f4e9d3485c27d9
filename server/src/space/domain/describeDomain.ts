import type { CustomDomain, DomainRecord } from "@atrium/contract";
import type { DomainRow } from "../tables.ts";
import { proofName, proofText } from "./lookUpDomain.ts";

/** A space's own domain as its admins see it: which DNS records it needs, and which were found. */
export function toCustomDomain(row: DomainRow): CustomDomain {
  const value = proofText(row.token);
  return {
    domain: row.domain,
    records: [
      { type: "CNAME", name: row.domain, value: row.target, ...seen(row.aliases, row.leadsHere) },
      { type: "TXT", name: proofName(row.domain), value, ...seen(row.texts, row.texts.includes(value)) },
    ],
    lookedUpAt: row.lookedUpAt?.toISOString() ?? null,
    isOpen: row.provenAt !== null,
  };
}

const seen = (found: readonly string[], isRight: boolean): Pick<DomainRecord, "found" | "state"> => ({
  found: [...found],
  state: isRight ? "found" : found.length > 0 ? "other" : "waiting",
});
