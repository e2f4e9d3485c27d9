import { must, ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit } from "../../team/index.ts";
import { saveBillingParams } from "../billingStore.ts";
import { isPlace } from "./isPlace.ts";
import { checkTaxNumber } from "./taxNumber.ts";
import { taxRateOf } from "./taxRateOf.ts";

export const setTaxRate: Handler<typeof operations.setTaxRate> = async (_needs, context, { teamId, ...location }) => {
  if (!isPlace(location.country, location.zip)) return refuse("customerLocationNotRecognized");
  if (checkTaxNumber(location.country, location.taxNumber) === "wrong")
    return refuse("invalidBillingParams", { fields: ["taxNumber"] });
  await saveBillingParams(context.tx, { teamId, nowMs: context.nowMs }, location);
  await recordAudit(context.tx, { teamId, ...context }, { action: "taxRateSet" });
  return ok({ taxRate: must(taxRateOf(location), "it has a country") });
};
