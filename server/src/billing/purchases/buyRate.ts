import { refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { againstBuying } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { PurchaseNeeds } from "../billingNeeds.ts";
import { purchase } from "./purchase.ts";
import { findSubscription } from "./purchaseStore.ts";
import { wantedRate } from "./wantedRate.ts";

export const buyRate: Handler<typeof operations.buyRate, PurchaseNeeds> = async (needs, context, wanted) => {
  const { team } = context.subject;
  const rate = wantedRate(wanted);
  if (!rate.ok) return rate;
  const [against] = againstBuying({ plan: team.plan, subscription: await findSubscription(context.tx, team.id) });
  if (against !== undefined) return refuse(against);
  return purchase(needs, context, {
    act: { action: "rateBought", ...rate.value },
    buy: (payments, of, key) => payments.buySubscription({ ...of, rate: rate.value }, key),
  });
};
