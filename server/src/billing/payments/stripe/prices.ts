import { PAID_RATES } from "@atrium/contract";
import type { BillingPeriod, RateId } from "@atrium/contract";
import { paidRate } from "@atrium/rules";
import type Stripe from "stripe";
import type { SoldRate } from "../payments.ts";

export const CURRENCY = "usd";

/**
 * The price of a plan at Stripe, created when first needed. Its name contains the amount: a changed price is a new one.
 */
export async function priceOf(
  stripe: Stripe,
  { rateId, period }: Pick<SoldRate, "rateId" | "period">,
): Promise<string> {
  const name = nameOf(rateId, period);
  const { data } = await stripe.prices.list({ lookup_keys: [name], active: true, limit: 1 });
  const [known] = data;
  if (known !== undefined) return known.id;
  const asked: Stripe.PriceCreateParams = {
    currency: CURRENCY,
    unit_amount: centsOf(rateId, period),
    recurring: { interval: period },
    lookup_key: name,
    tax_behavior: "exclusive",
    product_data: { name: `Atrium ${rateId}` },
  };
  return (await stripe.prices.create(asked, { idempotencyKey: `price ${name}` })).id;
}

function centsOf(rateId: RateId, period: BillingPeriod): number {
  const { monthPriceCents, yearPriceCents } = paidRate(rateId);
  return period === "month" ? monthPriceCents : yearPriceCents;
}

const nameOf = (rateId: RateId, period: BillingPeriod) => `atrium_${rateId}_${period}_${centsOf(rateId, period)}`;
const NAME = /^atrium_([a-z]+)_(month|year)_\d+$/;

/** The plan of a price; null if it is none of ours. */
export function rateOfPrice(price: Stripe.Price): Pick<SoldRate, "rateId" | "period"> | null {
  const [, id, period] = NAME.exec(price.lookup_key ?? "") ?? [];
  const rateId = PAID_RATES.find((each) => each === id);
  return rateId === undefined ? null : { rateId, period: period === "year" ? "year" : "month" };
}

/** A plan for the whole team has quantity one. */
export const quantityOf = ({ rateId, people }: SoldRate): number => (paidRate(rateId).isPerPerson ? people : 1);
