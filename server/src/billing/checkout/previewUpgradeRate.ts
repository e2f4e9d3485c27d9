import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { BillingNeeds } from "../billingNeeds.ts";
import { findBillingParams, findCustomer } from "../billingStore.ts";
import { changeableRate } from "../purchases/changeableRate.ts";

export const previewUpgradeRate: Handler<typeof operations.previewUpgradeRate, BillingNeeds> = async (
  { payments },
  { query, subject: { team } },
  wanted,
) => {
  if (payments === null) return refuse("buyingNotSetUp");
  const change = await changeableRate(query, team, wanted);
  if (!change.ok) return change;
  const customerId = await findCustomer(query, team.id);
  if (customerId === null) return refuse("teamNotOnPaidRate");
  const { country } = await findBillingParams(query, team.id);
  if (country === null) return refuse("customerLocationNotRecognized");
  const of = { customerId, subscriptionId: change.value.subscription.id };
  const priced = await payments.previewChange(of, change.value.rate);
  return priced.ok ? ok({ cart: priced.value }) : priced;
};
