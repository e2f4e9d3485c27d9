import { z } from "zod";
import { Locale } from "../account/records.ts";
import { TeamId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { TeamSubscription } from "./purchaseRecords.ts";
import {
  BillingCapabilities,
  BillingCountry,
  BillingParams,
  DayPassRate,
  PaidRate,
  TaxLocation,
  TaxRate,
  Timezone,
} from "./records.ts";

export const listPaidRates = operation({
  name: "listPaidRates",
  says: "The plans that can be subscribed to, with their prices in US cents without tax, from the smallest to the largest.",
  input: z.strictObject({}),
  success: z.object({ rates: z.array(PaidRate) }),
  refusals: [],
  may: "billing.seeRates",
  subject: "session",
  keeps: "nothing",
});

export const getDayPassRate = operation({
  name: "getDayPassRate",
  says: "What a day pass costs for each started 24 hours.",
  input: z.strictObject({}),
  success: z.object({ rate: DayPassRate }),
  refusals: [],
  may: "billing.seeRates",
  subject: "session",
  keeps: "nothing",
});

export const listCountries = operation({
  name: "listCountries",
  says: "All countries, sorted by their name in a language, with the standard rates of their taxes.",
  input: z.strictObject({ locale: Locale }),
  success: z.object({ countries: z.array(BillingCountry) }),
  refusals: [],
  may: "billing.seeRates",
  subject: "session",
  keeps: "nothing",
});

export const listTimezones = operation({
  name: "listTimezones",
  says: "The time zones a day pass may begin and end in, from west to east.",
  input: z.strictObject({}),
  success: z.object({ timezones: z.array(Timezone) }),
  refusals: [],
  may: "billing.seeRates",
  subject: "session",
  keeps: "nothing",
});

export const getPublishableKey = operation({
  name: "getPublishableKey",
  says: "The payment provider's key for browsers; null where buying is not set up.",
  input: z.strictObject({}),
  success: z.object({ publishableKey: z.string().nullable() }),
  refusals: [],
  may: "billing.seeRates",
  subject: "session",
  keeps: "nothing",
});

export const getTeamBillingCapabilities2 = operation({
  name: "getTeamBillingCapabilities2",
  says: "What a team can buy: by card or by invoice, monthly or yearly, and a day pass, each with the codes of what forbids it or is missing; and the subscription it has.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ capabilities: BillingCapabilities, subscription: TeamSubscription.nullable() }),
  refusals: [],
  may: "team.manageBilling",
  subject: "team",
  keeps: "nothing",
});

export const getBillingParams = operation({
  name: "getBillingParams",
  says: "What stands on a team's invoices, and where they are sent. What was never given is null.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ params: BillingParams }),
  refusals: [],
  may: "team.manageBilling",
  subject: "team",
  keeps: "nothing",
});

export const setBillingParams = operation({
  name: "setBillingParams",
  says: "Sets what stands on a team's invoices. The ZIP code must fit the country, a tax number the form of its country.",
  input: z.strictObject({ teamId: TeamId, params: BillingParams }),
  success: z.object({ params: BillingParams }),
  refusals: ["invalidBillingParams", "customerLocationNotRecognized", "couponNotFound"],
  may: "team.manageBilling",
  subject: "team",
  touches: [
    ["getBillingParams", "teamId"],
    ["getTaxRate", "teamId"],
    ["getTeamBillingCapabilities2", "teamId"],
  ],
});

export const getTaxRate = operation({
  name: "getTaxRate",
  says: "The tax of a team, by the standard rate of its country; null before a country was given.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ taxRate: TaxRate.nullable() }),
  refusals: [],
  may: "team.manageBilling",
  subject: "team",
  keeps: "nothing",
});

export const setTaxRate = operation({
  name: "setTaxRate",
  says: "Sets where a team pays its tax, and answers with the tax there.",
  input: z.strictObject({ teamId: TeamId, ...TaxLocation.shape }),
  success: z.object({ taxRate: TaxRate }),
  refusals: ["invalidBillingParams", "customerLocationNotRecognized"],
  may: "team.manageBilling",
  subject: "team",
  touches: [
    ["getBillingParams", "teamId"],
    ["getTaxRate", "teamId"],
    ["getTeamBillingCapabilities2", "teamId"],
  ],
});
