import type { BillingParams, TaxRate } from "@atrium/contract";
import { taxesIn } from "@atrium/rules";
import { checkTaxNumber } from "./taxNumber.ts";

/** The tax rate at a team's address; null while no country is given. */
export function taxRateOf({
  country,
  zip,
  taxNumber,
}: Pick<BillingParams, "country" | "zip" | "taxNumber">): TaxRate | null {
  if (country === null) return null;
  const numberIs = checkTaxNumber(country, taxNumber);
  return {
    country,
    zip,
    taxNumber,
    tax: taxesIn(country)[0] ?? null,
    taxNumberIs: numberIs === "wrong" ? "unknown" : numberIs,
  };
}
