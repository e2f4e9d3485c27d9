import { refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { againstDayPass } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { PurchaseNeeds } from "../billingNeeds.ts";
import { purchase } from "./purchase.ts";
import { wantedPass } from "./wantedPass.ts";

export const buyDayPass: Handler<typeof operations.buyDayPass, PurchaseNeeds> = async (
  needs,
  context,
  { teamId: _, ...wanted },
) => {
  const pass = wantedPass(wanted, context.nowMs);
  if (!pass.ok) return pass;
  const [against] = againstDayPass(context.subject.team);
  if (against !== undefined) return refuse(against);
  return purchase(needs, context, {
    act: { action: "dayPassBought", people: pass.value.people },
    buy: (payments, of, key) => payments.buyPass({ ...of, pass: pass.value }, key),
  });
};
