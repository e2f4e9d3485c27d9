import type Stripe from "stripe";

const STANDING: ReadonlySet<string> = new Set(["active", "trialing", "past_due", "unpaid"]);

/** Whether a subscription is paid for, or still to be. */
export const stands = ({ status }: Stripe.Subscription): boolean => STANDING.has(status);
