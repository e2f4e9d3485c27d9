import Stripe from "stripe";
import type { Payments } from "./payments.ts";
import { stripeCards } from "./stripe/cards.ts";
import { stripeCustomers } from "./stripe/customers.ts";
import { stripePromoCodes } from "./stripe/discounts.ts";
import { stripeHistory } from "./stripe/history.ts";
import { stripePayments } from "./stripe/invoicePayments.ts";
import { stripeMessages } from "./stripe/messages.ts";
import { stripePages } from "./stripe/pages.ts";
import { stripePasses } from "./stripe/passes.ts";
import { stripePreviews } from "./stripe/previews.ts";
import { stripePurchases } from "./stripe/purchases.ts";
import { stripeSubscriptions } from "./stripe/subscriptions.ts";

interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  /** Verifies that messages are Stripe's; if empty, none are accepted. */
  webhookSecret: string;
  apiUrl: string;
}

/** A call that takes longer is aborted, and retried with the same key. */
const WAIT_MS = 4500;

/** Payments through Stripe. Card data never comes here: browsers send it to Stripe. */
export function createStripePayments({ secretKey, publishableKey, webhookSecret, apiUrl }: StripeOptions): Payments {
  const { protocol, hostname, port } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    port: port === "" ? (protocol === "http:" ? 80 : 443) : Number(port),
    timeout: WAIT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return {
    publishableKey,
    ...stripeCustomers(stripe),
    ...stripeCards(stripe),
    ...stripePromoCodes(stripe),
    ...stripePurchases(stripe),
    ...stripeSubscriptions(stripe),
    ...stripePasses(stripe),
    ...stripePayments(stripe),
    ...stripePreviews(stripe),
    ...stripeHistory(stripe),
    ...stripePages(stripe),
    ...stripeMessages(stripe, webhookSecret),
  };
}
