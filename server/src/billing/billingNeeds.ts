import type { Bus } from "../platform/bus.ts";
import type { Payments } from "./payments/payments.ts";

export interface BillingNeeds {
  /** Null if buying is not set up. */
  payments: Payments | null;
}

export interface PurchaseNeeds extends BillingNeeds {
  bus: Bus;
  /** Where the payment provider's pages return to. */
  siteUrl: () => string;
}
