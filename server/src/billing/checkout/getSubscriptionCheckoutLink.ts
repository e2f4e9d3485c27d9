import { refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { againstBuying } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { PurchaseNeeds } from "../billingNeeds.ts";
import { findSubscription } from "../purchases/purchaseStore.ts";
import { wantedRate } from "../purchases/wantedRate.ts";
import { checkoutLink } from "./checkoutLink.ts";

export const getSubscriptionCheckoutLink: Handler<
  typeof operations.getSubscriptionCheckoutLink,
  PurchaseNeeds
> = async (needs, context, wanted) => {
  const { team } = context.subject;
  const rate = wantedRate(wanted);
  if (!rate.ok) return rate;
  const subscription = await findSubscription(context.tx, team.id);
  if (againstBuying({ plan: team.plan, subscription }).length > 0) return refuse("teamIsNotOnFreeRate");
  return checkoutLink(needs, context, { rate: rate.value });
};
