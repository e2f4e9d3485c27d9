import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { PurchaseNeeds } from "../billingNeeds.ts";
import { endRate } from "./endRate.ts";

export const reactivateRate: Handler<typeof operations.reactivateRate, PurchaseNeeds> = (needs, context) =>
  endRate(needs, context, { isEnding: false, otherwise: "subscriptionIsActive" });
