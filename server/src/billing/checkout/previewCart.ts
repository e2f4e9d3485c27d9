import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { BillingNeeds } from "../billingNeeds.ts";
import { findBillingParams } from "../billingStore.ts";
import { wantedPass } from "../purchases/wantedPass.ts";
import { wantedRate } from "../purchases/wantedRate.ts";

export const previewCart: Handler<typeof operations.previewCart, BillingNeeds> = async (
  { payments },
  { query, nowMs },
  { teamId, cart },
) => {
  if (payments === null) return refuse("buyingNotSetUp");
  const params = await findBillingParams(query, teamId);
  if (params.country === null) return refuse("customerLocationNotRecognized");
  if ("rateId" in cart) {
    const rate = wantedRate(cart);
    if (!rate.ok) return rate;
    const priced = await payments.preview({ params, rate: rate.value });
    return priced.ok ? ok({ cart: priced.value }) : priced;
  }
  const pass = wantedPass(cart, nowMs);
  if (!pass.ok) return pass;
  const priced = await payments.preview({ params, pass: pass.value });
  return priced.ok ? ok({ cart: priced.value }) : priced;
};
