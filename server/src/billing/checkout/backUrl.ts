import type { TeamId } from "@atrium/contract";
import type { SoldThing } from "../payments/payments.ts";

export const backUrl = (siteUrl: string, teamId: TeamId): string => `${siteUrl}/dashboard/team/${teamId}/plan-details`;

/** The same page, told what has just been paid for there: which plan, or the pass that begins at a moment. */
export function paidUrl(siteUrl: string, teamId: TeamId, thing: SoldThing): string {
  const marker =
    "rate" in thing
      ? `subscription-payment-success=${thing.rate.rateId}`
      : `day-pass-payment-success=${thing.pass.startsMs}`;
  return `${backUrl(siteUrl, teamId)}?${marker}`;
}
