import type { BillingPeriod, RateId } from "@atrium/contract";
import { fitsRate, paidRate } from "./rates.ts";

interface Had {
  rateId: RateId;
  period: BillingPeriod;
  people: number;
}

/**
 * Why a subscription cannot be changed to another one; null if it can. Only a larger plan or more people, and never
 * from yearly to monthly.
 */
export function againstChange(had: Had, wanted: Had): "selectMoreSpacesOrUsers" | "downgradeNotAvailable" | null {
  const [before, after] = [paidRate(had.rateId), paidRate(wanted.rateId)];
  if (!fitsRate(after, wanted.people)) return "selectMoreSpacesOrUsers";
  const isSmaller = after.position < before.position || wanted.people < had.people;
  if (isSmaller || (had.period === "year" && wanted.period === "month")) return "downgradeNotAvailable";
  const isSame = after.id === before.id && wanted.people === had.people && wanted.period === had.period;
  return isSame ? "selectMoreSpacesOrUsers" : null;
}
