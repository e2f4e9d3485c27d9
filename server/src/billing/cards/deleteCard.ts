import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { outside } from "../../platform/calls/outsideWork.ts";
import { recordAudit } from "../../team/index.ts";
import type { BillingNeeds } from "../billingNeeds.ts";
import { findCustomer } from "../billingStore.ts";
import { keyOf } from "../payments/keyOf.ts";

export const deleteCard: Handler<typeof operations.deleteCard, BillingNeeds> = async (
  { payments },
  context,
  { teamId, cardId },
) => {
  const customerId = await findCustomer(context.tx, teamId);
  if (payments === null || customerId === null) return refuse("cardNotFound");
  const card = { customerId, cardId };
  const done = await outside("card", () => payments.deleteCard(card, keyOf(context, "deleteCard")));
  if (!done.ok) return done;
  // If it is gone already, another attempt, or another admin, has removed and recorded it.
  if (done.value.wasThere) await recordAudit(context.tx, { teamId, ...context }, { action: "cardDeleted" });
  return ok({});
};
