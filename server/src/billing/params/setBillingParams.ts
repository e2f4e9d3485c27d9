import { ok, refuse } from "@atrium/contract";
import type { BillingParams, operations, Refusal } from "@atrium/contract";
import { z } from "zod";
import type { Handler } from "../../platform/calls/handler.ts";
import { outside } from "../../platform/calls/outsideWork.ts";
import type { BillingNeeds } from "../billingNeeds.ts";
import { recordAudit } from "../../team/index.ts";
import { saveBillingParams } from "../billingStore.ts";
import { isPlace } from "./isPlace.ts";
import { checkTaxNumber } from "./taxNumber.ts";

export const setBillingParams: Handler<typeof operations.setBillingParams, BillingNeeds> = async (
  { payments },
  context,
  { teamId, params },
) => {
  const fault = faultOf(params);
  if (fault !== null) return fault;
  const code = params.promoCode;
  if (code !== null) {
    const known = payments === null ? ok(false) : await outside("promoCode", () => payments.hasPromoCode(code));
    if (!known.ok) return known;
    if (!known.value) return refuse("couponNotFound");
  }
  await saveBillingParams(context.tx, { teamId, nowMs: context.nowMs }, params);
  await recordAudit(context.tx, { teamId, ...context }, { action: "billingParamsSet" });
  return ok({ params });
};

type Fault = Refusal<"invalidBillingParams" | "customerLocationNotRecognized">;

function faultOf({ email, country, zip, taxNumber }: BillingParams): Fault | null {
  // A ZIP code or a tax number is meaningless without its country.
  const isSomewhere = country === null ? zip === null : isPlace(country, zip);
  if (!isSomewhere) return refuse("customerLocationNotRecognized");
  const isEmail = email === null || z.email().safeParse(email).success;
  const isTaxNumber = taxNumber === null || (country !== null && checkTaxNumber(country, taxNumber) !== "wrong");
  const fields = [...(isEmail ? [] : ["email"]), ...(isTaxNumber ? [] : ["taxNumber"])];
  return fields.length > 0 ? refuse("invalidBillingParams", { fields }) : null;
}
