import { refuse } from "@atrium/contract";
import type { Cart } from "@atrium/contract";
import type Stripe from "stripe";
import type { Payments, PreviewCode, Priced } from "../payments.ts";
import { askStripe } from "./askStripe.ts";
import type { StripeFault } from "./askStripe.ts";
import { addressOf } from "./customers.ts";
import { discountsOf } from "./discounts.ts";
import { purchaseCode } from "./invoicePayments.ts";
import { PASS_NAME } from "./passes.ts";
import { CURRENCY, priceOf, quantityOf } from "./prices.ts";
import { itemOf } from "./subscriptions.ts";
import { taxIdOf } from "./taxIds.ts";

export const stripePreviews = (stripe: Stripe): Pick<Payments, "preview" | "previewChange"> => ({
  async preview(cart) {
    const discounts = await askStripe(() => discountsOf(stripe, cart.params.promoCode));
    if (!discounts.ok) return discounts;
    const given = discounts.value;
    if (given === null) return refuse("couponNotFound");
    return askStripe(async () => {
      const asked = { ...payerOf(cart), ...(await thingOf(stripe, cart)), discounts: given, currency: CURRENCY };
      return cartOf(await stripe.invoices.createPreview({ ...asked, automatic_tax: { enabled: true } }));
    }, previewCode);
  },
  previewChange: ({ customerId: customer, subscriptionId: subscription }, rate) =>
    askStripe(async () => {
      const item = { id: await itemOf(stripe, subscription), price: await priceOf(stripe, rate) };
      const items = [{ ...item, quantity: quantityOf(rate) }];
      const details = { items, proration_behavior: "always_invoice" } as const;
      return cartOf(await stripe.invoices.createPreview({ customer, subscription, subscription_details: details }));
    }),
});

/** The team's current details, which Stripe may not have yet. */
function payerOf({ params }: Priced): Stripe.InvoiceCreatePreviewParams {
  const address = addressOf(params);
  const taxId = taxIdOf(params);
  return {
    customer_details: { ...(address !== null && { address }), ...(taxId !== null && { tax_ids: [taxId] }) },
  };
}

async function thingOf(stripe: Stripe, cart: Priced): Promise<Stripe.InvoiceCreatePreviewParams> {
  if ("rate" in cart) {
    const item = { price: await priceOf(stripe, cart.rate), quantity: quantityOf(cart.rate) };
    return { subscription_details: { items: [item] } };
  }
  const { priceCents: amount } = cart.pass;
  return {
    invoice_items: [{ amount, currency: CURRENCY, tax_behavior: "exclusive", description: PASS_NAME }],
  };
}

function previewCode(error: StripeFault): PreviewCode | null {
  const code = purchaseCode(error);
  return code === "paymentFailed" || code === "defaultCardNotFound" ? null : code;
}

function cartOf({ subtotal, total, lines, ...invoice }: Stripe.Invoice): Cart {
  const sum = (of: readonly { amount: number }[] | null) => (of ?? []).reduce((all, { amount }) => all + amount, 0);
  return {
    subtotalCents: subtotal,
    discountCents: sum(invoice.total_discount_amounts),
    taxCents: sum(invoice.total_taxes),
    totalCents: total,
    // Only credits are negative.
    leftOverCents: sum(lines.data.map(({ amount }) => ({ amount: Math.max(0, -amount) }))),
  };
}
