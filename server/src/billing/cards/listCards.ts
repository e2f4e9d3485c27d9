import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { BillingNeeds } from "../billingNeeds.ts";
import { findCustomer } from "../billingStore.ts";

export const listCards: Handler<typeof operations.listCards, BillingNeeds> = async (
  { payments },
  { query },
  { teamId },
) => {
  const customerId = payments === null ? null : await findCustomer(query, teamId);
  if (payments === null || customerId === null) return ok({ cards: [] });
  const cards = await payments.listCards(customerId);
  return cards.ok ? ok({ cards: cards.value }) : cards;
};
