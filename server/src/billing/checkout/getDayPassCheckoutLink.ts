import { refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { againstDayPass } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { PurchaseNeeds } from "../billingNeeds.ts";
import { wantedPass } from "../purchases/wantedPass.ts";
import { checkoutLink } from "./checkoutLink.ts";

export const getDayPassCheckoutLink: Handler<typeof operations.getDayPassCheckoutLink, PurchaseNeeds> = async (
  needs,
  context,
  { teamId: _, ...wanted },
) => {
  const pass = wantedPass(wanted, context.nowMs);
  if (!pass.ok) return pass;
  const [against] = againstDayPass(context.subject.team);
  return against === undefined ? checkoutLink(needs, context, { pass: pass.value }) : refuse(against);
};
