// What teams buy: plans and their prices, what stands on invoices. Built on teams.
export { billingOperations } from "./billingOperations.ts";
export { createStripePayments } from "./payments/createStripePayments.ts";
export type { BillingNeeds } from "./billingNeeds.ts";
