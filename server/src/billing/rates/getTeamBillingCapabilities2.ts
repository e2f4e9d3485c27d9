import { ok } from "@atrium/contract";
import type { operations, TeamId } from "@atrium/contract";
import { capabilitiesOf } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { BillingNeeds } from "../billingNeeds.ts";
import { findBillingParams, findCustomer } from "../billingStore.ts";
import type { Payments } from "../payments/payments.ts";
import { findSubscription } from "../purchases/purchaseStore.ts";
import { shownSubscription } from "../purchases/shownSubscription.ts";
import type { Query } from "../../platform/database/database.ts";

export const getTeamBillingCapabilities2: Handler<typeof operations.getTeamBillingCapabilities2, BillingNeeds> = async (
  { payments },
  { query, caller, subject },
  { teamId },
) => {
  const subscription = await findSubscription(query, teamId);
  const { country } = await findBillingParams(query, teamId);
  const capabilities = capabilitiesOf({
    plan: subject.team.plan,
    isSetUp: payments !== null,
    isVerified: caller.isVerified,
    subscription,
    hasCard: await hasCard(payments, query, teamId),
    hasLocation: country !== null,
  });
  return ok({ capabilities, subscription: shownSubscription(subscription) });
};

/** Whether there is a card to charge. If the payment provider is unreachable, the checkout asks for one. */
async function hasCard(payments: Payments | null, query: Query, teamId: TeamId): Promise<boolean> {
  const customerId = payments === null ? null : await findCustomer(query, teamId);
  if (payments === null || customerId === null) return false;
  const cards = await payments.listCards(customerId);
  return cards.ok && cards.value.some((card) => card.default);
}
