import type { Form } from "./readForm.ts";
import { StripeFault } from "./stripeFault.ts";
import type { StripeState } from "./stripeState.ts";

/** The promo code of a purchase; null without one. */
export function promoOf(state: StripeState, given: Form): string | null {
  const code = given.get("discounts[0][promotion_code]")?.replace("promo_", "");
  if (code === undefined) return null;
  if (!state.promoCodes.has(code))
    throw new StripeFault(400, "No such code", { param: "discounts[0][promotion_code]" });
  return code;
}
