import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { outside } from "../../platform/calls/outsideWork.ts";
import type { PurchaseNeeds } from "../billingNeeds.ts";
import { findCustomer } from "../billingStore.ts";
import { keyOf } from "../payments/keyOf.ts";
import { backUrl } from "./backUrl.ts";

export const getCustomerPortalLink: Handler<typeof operations.getCustomerPortalLink, PurchaseNeeds> = async (
  { payments, siteUrl },
  context,
  { teamId },
) => {
  if (payments === null) return refuse("buyingNotSetUp");
  const customerId = await findCustomer(context.tx, teamId);
  if (customerId === null) return refuse("teamIsNotOnPaidRate");
  const back = backUrl(siteUrl(), teamId);
  const url = await outside("page", () => payments.portal(customerId, back, keyOf(context, "portal")));
  return url.ok ? ok({ url: url.value }) : url;
};
