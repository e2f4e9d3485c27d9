import { refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { againstChange, standingSubscription } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { PurchaseNeeds } from "../billingNeeds.ts";
import type { Payments, SoldRate } from "../payments/payments.ts";
import { changeableRate } from "./changeableRate.ts";
import { againstBuyer, purchase } from "./purchase.ts";

export const upgradeRate: Handler<typeof operations.upgradeRate, PurchaseNeeds> = async (needs, context, wanted) => {
  const against = againstBuyer(needs, context);
  if (against !== null) return against;
  const change = await changeableRate(context.tx, context.subject.team, wanted);
  if (!change.ok) return change;
  const { rate } = change.value;
  return purchase(needs, context, {
    act: { action: "rateUpgraded", ...rate },
    buy: (payments, { customerId }, key) => changeNow(payments, customerId, { rate, key }),
  });
};

/** Uses the provider's current state: another call may just have changed it. */
async function changeNow(payments: Payments, customerId: string, { rate, key }: { rate: SoldRate; key: string }) {
  const read = await payments.purchasesOf(customerId);
  if (!read.ok) return read;
  const standing = standingSubscription(read.value);
  if (standing === null) return refuse("teamNotOnPaidRate");
  if (standing.isEnding) return refuse("subscriptionNotActive");
  // An earlier attempt of this call may already have made this change.
  if (againstChange(standing, rate) === "downgradeNotAvailable") return refuse("downgradeNotAvailable");
  return payments.changeSubscription({ customerId, subscriptionId: standing.id }, rate, key);
}
