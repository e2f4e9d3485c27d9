import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { outside } from "../../platform/calls/outsideWork.ts";
import type { BillingNeeds } from "../billingNeeds.ts";
import { customerOfTeam } from "../customerOfTeam.ts";
import { keyOf } from "../payments/keyOf.ts";

export const setupCard: Handler<typeof operations.setupCard, BillingNeeds> = async ({ payments }, context) => {
  if (payments === null) return refuse("buyingNotSetUp");
  if (!context.caller.isVerified) return refuse("teamAdminAccountIsNotVerified");
  const customer = await customerOfTeam(payments, context);
  if (!customer.ok) return customer;
  const secret = await outside("secret", () => payments.wantCard(customer.value, keyOf(context, "setupCard")));
  return secret.ok ? ok({ clientSecret: secret.value }) : secret;
};
