import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { outside } from "../../platform/calls/outsideWork.ts";
import { recordAudit } from "../../team/index.ts";
import type { BillingNeeds } from "../billingNeeds.ts";
import { customerOfTeam } from "../customerOfTeam.ts";
import { keyOf } from "../payments/keyOf.ts";

export const addCard: Handler<typeof operations.addCard, BillingNeeds> = async ({ payments }, context, input) => {
  if (payments === null) return refuse("buyingNotSetUp");
  const customer = await customerOfTeam(payments, context);
  if (!customer.ok) return customer;
  const card = { customerId: customer.value, cardId: input.cardId };
  const added = await outside("card", () => payments.addCard(card, keyOf(context, "addCard")));
  if (!added.ok) return added;
  await recordAudit(context.tx, { teamId: input.teamId, ...context }, { action: "cardAdded" });
  return ok({ card: added.value });
};
