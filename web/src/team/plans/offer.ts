import type { BillingPeriod } from "@atrium/contract";

/** What the link of an offer asks for; all of it may be absent. */
export interface Offer {
  rateId?: string;
  users?: number;
  days?: number;
  period?: BillingPeriod;
  type?: "subscription" | "daypass";
}

/** Which page of an upgrade shows what a link asks for; null if it asks for nothing. */
export function stepOf({ type, days, rateId, users }: Offer): "subscription" | "daypass" | null {
  if (type !== undefined) return type;
  if (days !== undefined) return "daypass";
  return rateId !== undefined || users !== undefined ? "subscription" : null;
}
