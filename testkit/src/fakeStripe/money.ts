import { found, StripeFault } from "./stripeFault.ts";
import type { FakeInvoice, FakePrice, StripeState, Terms } from "./stripeState.ts";

const DAY_MS = 24 * 3_600_000;
const LENGTH_MS = { month: 30 * DAY_MS, year: 360 * DAY_MS } as const;
const TAX_PERCENT: Readonly<Record<string, number>> = { DE: 19, AT: 20 };

export const lengthMs = (price: FakePrice): number => LENGTH_MS[price.interval];
export const amountOf = (state: StripeState, { priceId, quantity }: Terms): number =>
  found(state.prices, priceId).unitCents * quantity;

/** The totals of an invoice. As at Stripe, tax requires the customer's country. */
export function totalsOf(
  state: StripeState,
  { lines, promoCode, isTaxed }: Pick<FakeInvoice, "lines" | "promoCode" | "isTaxed">,
  country: string | null,
) {
  if (isTaxed && country === null)
    throw new StripeFault(400, "The customer's location is not recognized", { code: "customer_tax_location_invalid" });
  const subtotal = lines.reduce((sum, amount) => sum + amount, 0);
  const discount = Math.round((subtotal * (state.promoCodes.get(promoCode ?? "") ?? 0)) / 100);
  const tax = isTaxed ? Math.round(((subtotal - discount) * (TAX_PERCENT[country ?? ""] ?? 0)) / 100) : 0;
  return { subtotal, discount, tax, total: subtotal - discount + tax };
}
