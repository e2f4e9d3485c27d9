import type { BillingParams, TaxRate } from "@atrium/contract";
import { taxesIn } from "@atrium/rules";
import { checkTaxNumber } from "./taxNumber.ts";

/** The tax where a team pays it; null before a country was given. */
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
