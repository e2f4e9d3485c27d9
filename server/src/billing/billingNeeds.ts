export interface BillingNeeds {
  /** Null where buying is not set up. */
  stripe: { publishableKey: string } | null;
}
