import Stripe from "stripe";
import type { Payments } from "../payments.ts";
import { idOf } from "./invoicePayments.ts";

const NOT_OLDER_THAN_S = 300;

export const stripeMessages = (stripe: Stripe, secret: string): Pick<Payments, "readMessage"> => ({
  readMessage(body, signature) {
    if (secret === "") return null;
    try {
      const { id, data } = stripe.webhooks.constructEvent(body, signature, secret, NOT_OLDER_THAN_S);
      const about = data.object as { id?: string; object?: string; customer?: string | { id: string } | null };
      return { id, customerId: about.object === "customer" ? (about.id ?? null) : idOf(about.customer) };
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
      throw error;
    }
  },
});
