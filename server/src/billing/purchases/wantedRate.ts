import { ok, PAID_RATES, refuse } from "@atrium/contract";
import type { Result, WantedRate } from "@atrium/contract";
import { fitsRate, paidRate } from "@atrium/rules";
import type { SoldRate } from "../payments/payments.ts";

/** The plan to buy, if it is sold and fits the number of people. */
export function wantedRate({
  rateId,
  period,
  people,
}: WantedRate): Result<SoldRate, "toRateNotFound" | "selectMoreSpacesOrUsers"> {
  const id = PAID_RATES.find((each) => each === rateId);
  if (id === undefined) return refuse("toRateNotFound");
  return fitsRate(paidRate(id), people) ? ok({ rateId: id, period, people }) : refuse("selectMoreSpacesOrUsers");
}
