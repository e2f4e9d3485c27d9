import type Stripe from "stripe";
import type { Payments } from "../payments.ts";
import { askStripe } from "./askStripe.ts";

export const stripePromoCodes = (stripe: Stripe): Pick<Payments, "hasPromoCode"> => ({
  hasPromoCode: (code) => askStripe(async () => (await find(stripe, code)) !== null),
});

/** A promotion code as a purchase takes it; null if it no longer exists. */
export async function discountsOf(stripe: Stripe, code: string | null): Promise<{ promotion_code: string }[] | null> {
  if (code === null) return [];
  const id = await find(stripe, code);
  return id === null ? null : [{ promotion_code: id }];
}

const find = async (stripe: Stripe, code: string): Promise<string | null> =>
  (await stripe.promotionCodes.list({ code, active: true, limit: 1 })).data[0]?.id ?? null;
