import { ok, refuse } from "@atrium/contract";
import { outside } from "../../platform/calls/outsideWork.ts";
import type { PurchaseNeeds } from "../billingNeeds.ts";
import { customerOfTeam } from "../customerOfTeam.ts";
import { keyOf } from "../payments/keyOf.ts";
import type { SoldThing } from "../payments/payments.ts";
import type { BuyingContext } from "../purchases/purchase.ts";
import { lookAgainBy } from "../purchases/purchaseStore.ts";
import { backUrl, paidUrl } from "./backUrl.ts";

const LATER_MS = 10 * 60_000;

/** Creates a page of the payment provider where the team can buy. Coming back from it changes nothing by itself. */
export async function checkoutLink({ payments, siteUrl }: PurchaseNeeds, context: BuyingContext, thing: SoldThing) {
  const { team } = context.subject;
  if (payments === null) return refuse("buyingNotSetUp");
  if (!context.caller.isVerified) return refuse("teamAdminAccountIsNotVerified");
  const customer = await customerOfTeam(payments, context);
  if (!customer.ok) return customer;
  const urls = { backUrl: backUrl(siteUrl(), team.id), paidUrl: paidUrl(siteUrl(), team.id, thing) };
  const of = { teamId: team.id, customerId: customer.value, promoCode: null, ...urls };
  const url = await outside("page", () => payments.checkout({ ...of, ...thing }, keyOf(context, "checkout")));
  if (!url.ok) return url;
  // In case no message arrives about what is bought there.
  await lookAgainBy(context.tx, team.id, context.nowMs + LATER_MS);
  return ok({ url: url.value });
}
