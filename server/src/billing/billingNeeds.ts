import type { Payments } from "./payments/payments.ts";

export interface BillingNeeds {
  /** Null where buying is not set up. */
  payments: Payments | null;
}
