import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { BillingNeeds } from "../billingNeeds.ts";

export const getPublishableKey: Handler<typeof operations.getPublishableKey, BillingNeeds> = async ({ payments }) =>
  ok({ publishableKey: payments?.publishableKey ?? null });
