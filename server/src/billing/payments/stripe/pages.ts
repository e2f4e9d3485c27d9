import { must } from "@atrium/contract";
import { paidRate } from "@atrium/rules";
import type Stripe from "stripe";
import type { Payments } from "../payments.ts";
import { askStripe } from "./askStripe.ts";
import { PASS_NAME, passMetadata } from "./passes.ts";
import { CURRENCY, priceOf, quantityOf } from "./prices.ts";

/** Stripe's own pages. */
export const stripePages = (stripe: Stripe): Pick<Payments, "checkout" | "portal"> => ({
  checkout: (wanted, idempotencyKey) =>
    askStripe(async () => {
      const asked: Stripe.Checkout.SessionCreateParams = {
        customer: wanted.customerId,
        customer_update: { address: "auto", name: "auto" },
        billing_address_collection: "required",
        automatic_tax: { enabled: true },
        tax_id_collection: { enabled: true },
        allow_promotion_codes: true,
        success_url: wanted.paidUrl,
        cancel_url: wanted.backUrl,
        ...(await sold(stripe, wanted)),
      };
      const { url } = await stripe.checkout.sessions.create(asked, { idempotencyKey });
      return must(url, "a page that was just made has an address");
    }),
  portal: (customer, backUrl, idempotencyKey) =>
    askStripe(async () => {
      const asked = { customer, return_url: backUrl };
      return (await stripe.billingPortal.sessions.create(asked, { idempotencyKey })).url;
    }),
});

async function sold(
  stripe: Stripe,
  wanted: Parameters<Payments["checkout"]>[0],
): Promise<Stripe.Checkout.SessionCreateParams> {
  if ("rate" in wanted) {
    const { isPerPerson, minOnlineCapacity: minimum, maxOnlineCapacity: maximum } = paidRate(wanted.rate.rateId);
    const item: Stripe.Checkout.SessionCreateParams.LineItem = {
      price: await priceOf(stripe, wanted.rate),
      quantity: quantityOf(wanted.rate),
      // The number of people can still be changed on that page.
      ...(isPerPerson && { adjustable_quantity: { enabled: true, minimum, maximum } }),
    };
    const metadata = { teamId: wanted.teamId };
    return { mode: "subscription", line_items: [item], subscription_data: { metadata } };
  }
  const price_data = {
    currency: CURRENCY,
    unit_amount: wanted.pass.priceCents,
    tax_behavior: "exclusive",
    product_data: { name: PASS_NAME },
  } as const;
  return {
    mode: "payment",
    line_items: [{ price_data, quantity: 1 }],
    invoice_creation: { enabled: true, invoice_data: { metadata: passMetadata(wanted.teamId, wanted.pass) } },
  };
}
