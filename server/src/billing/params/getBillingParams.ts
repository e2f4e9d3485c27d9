import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { findBillingParams } from "../billingStore.ts";

export const getBillingParams: Handler<typeof operations.getBillingParams> = async (_needs, { query }, { teamId }) =>
  ok({ params: await findBillingParams(query, teamId) });
