import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { outside } from "../../platform/calls/outsideWork.ts";
import type { PurchaseNeeds } from "../billingNeeds.ts";
import { findCustomer } from "../billingStore.ts";
import { followPurchases } from "./followPurchases.ts";

export const checkPayment: Handler<typeof operations.checkPayment, PurchaseNeeds> = async (
  { payments, bus },
  { tx, nowMs, subject: { team } },
  { paymentId },
) => {
  if (payments === null) return refuse("buyingNotSetUp");
  const customerId = await findCustomer(tx, team.id);
  if (customerId === null) return refuse("paymentIntentNotFound");
  const found = await outside("payment", () => payments.findPayment(customerId, paymentId));
  if (!found.ok) return found;
  const payment = found.value;
  if (payment.state === "failed") return refuse("paymentFailed");
  if (payment.clientSecret !== null) return refuse("paymentIntentNotSucceeded");
  const followed = await followPurchases(payments, { tx, nowMs, bus, team }, customerId);
  return followed.ok ? ok({ payment }, followed.after) : followed;
};
