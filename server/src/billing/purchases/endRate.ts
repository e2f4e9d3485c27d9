import { ok, refuse } from "@atrium/contract";
import { outside } from "../../platform/calls/outsideWork.ts";
import { recordAudit } from "../../team/index.ts";
import type { PurchaseNeeds } from "../billingNeeds.ts";
import { findCustomer } from "../billingStore.ts";
import { keyOf } from "../payments/keyOf.ts";
import { followPurchases } from "./followPurchases.ts";
import type { BuyingContext } from "./purchase.ts";
import { findSubscription } from "./purchaseStore.ts";
import { shownSubscription } from "./shownSubscription.ts";

/** Cancels a team's subscription, or takes that back. */
export async function endRate<Code extends "subscriptionNotActive" | "subscriptionIsActive">(
  { payments, bus }: PurchaseNeeds,
  context: BuyingContext,
  { isEnding, otherwise }: { isEnding: boolean; otherwise: Code },
) {
  const { tx, nowMs } = context;
  const { team } = context.subject;
  if (payments === null) return refuse("buyingNotSetUp");
  const [customerId, subscription] = [await findCustomer(tx, team.id), await findSubscription(tx, team.id)];
  if (customerId === null || subscription === null) return refuse("teamNotOnPaidRate");
  if (subscription.isEnding === isEnding) return refuse(otherwise);
  const act = isEnding ? ("rateCancelled" as const) : ("rateReactivated" as const);
  const done = await outside("ending", () => payments.setEnding(subscription.id, isEnding, keyOf(context, act)));
  if (!done.ok) return done;
  const followed = await followPurchases(payments, { tx, nowMs, bus, team }, customerId);
  if (!followed.ok) return followed;
  await recordAudit(tx, { teamId: team.id, ...context }, { action: act });
  return ok({ subscription: shownSubscription(await findSubscription(tx, team.id)) }, followed.after);
}
