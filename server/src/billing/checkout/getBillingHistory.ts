import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { BillingNeeds } from "../billingNeeds.ts";
import { findCustomer } from "../billingStore.ts";

const PAGE = 20;

export const getBillingHistory: Handler<typeof operations.getBillingHistory, BillingNeeds> = async (
  { payments },
  { query },
  { teamId, after },
) => {
  const customerId = payments === null ? null : await findCustomer(query, teamId);
  if (payments === null || customerId === null) return ok({ entries: [], hasMore: false });
  const page = await payments.history(customerId, { after, most: PAGE });
  return page.ok ? ok(page.value) : page;
};
