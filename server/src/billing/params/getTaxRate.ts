import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { findBillingParams } from "../billingStore.ts";
import { taxRateOf } from "./taxRateOf.ts";

export const getTaxRate: Handler<typeof operations.getTaxRate> = async (_needs, { query }, { teamId }) =>
  ok({ taxRate: taxRateOf(await findBillingParams(query, teamId)) });
