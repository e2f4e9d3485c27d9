import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { capabilitiesOf } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { BillingNeeds } from "../billingNeeds.ts";
import { findBillingParams } from "../billingStore.ts";

export const getTeamBillingCapabilities2: Handler<typeof operations.getTeamBillingCapabilities2, BillingNeeds> = async (
  { stripe },
  { query, caller, subject },
  { teamId },
) => {
  const { country } = await findBillingParams(query, teamId);
  const capabilities = capabilitiesOf({
    plan: subject.team.plan,
    isSetUp: stripe !== null,
    isVerified: caller.isVerified,
    subscription: null,
    hasCard: false,
    hasLocation: country !== null,
  });
  return ok({ capabilities });
};
