import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { billing } from "../common/constants/plans.ts";
import { name } from "../common/text.ts";
import type { ErrorCode } from "../errors/errors.ts";
import type { Plan } from "../team/records.ts";

/** The plans that are sold by subscription. */
export const PAID_RATES = ["lite", "startup", "enterprise"] as const satisfies readonly Plan[];
export const RateId = z.enum(PAID_RATES);
export type RateId = z.infer<typeof RateId>;

export const BillingPeriod = z.enum(billing.periods);
export type BillingPeriod = z.infer<typeof BillingPeriod>;

/** A plan as it is sold. Prices are in US cents, without tax. */
export const PaidRate = z.object({
  id: RateId,
  /** Its place from the smallest to the largest plan: an upgrade goes up. */
  position: z.int(),
  maxSpacesQuantity: z.int(),
  minOnlineCapacity: z.int(),
  maxOnlineCapacity: z.int(),
  /** Whether the prices are for each person online, or for the whole team. */
  isPerPerson: z.boolean(),
  monthPriceCents: z.int(),
  /** For the whole year. */
  yearPriceCents: z.int(),
});
export type PaidRate = z.infer<typeof PaidRate>;

/** What a day pass costs for each started 24 hours, in US cents, without tax. */
export const DayPassRate = z.object({
  /** Up to this many people it is small. */
  smallMaxOnlineCapacity: z.int(),
  smallPriceCents: z.int(),
  priceCents: z.int(),
  minOnlineCapacity: z.int(),
  maxOnlineCapacity: z.int(),
  maxSpacesQuantity: z.int(),
});
export type DayPassRate = z.infer<typeof DayPassRate>;

/** ISO 3166, two letters. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/, "must be two capital letters");

/** A tax on what is bought from a country: its standard rate. */
export const Tax = z.object({ name: z.string(), percent: z.number() });
export type Tax = z.infer<typeof Tax>;

export const BillingCountry = z.object({
  code: CountryCode,
  name: z.string(),
  taxable: z.boolean(),
  taxes: z.array(Tax),
});
export type BillingCountry = z.infer<typeof BillingCountry>;

export const Timezone = z.object({
  /** As in the IANA database, like Europe/Berlin. */
  name: z.string(),
  /** From UTC, now. */
  offsetMinutes: z.int(),
});
export type Timezone = z.infer<typeof Timezone>;

const line = name(bounds.billingLine).nullable();
const Zip = name(bounds.zip).nullable();
/** A tax number as typed: VAT, GST. */
const TaxNumber = name(bounds.taxNumber).nullable();

/** The details on a team's invoices, and where they are sent. */
export const BillingParams = z.strictObject({
  email: z.string().trim().max(bounds.email.max).nullable(),
  businessName: line,
  addressLine1: line,
  addressLine2: line,
  city: line,
  zip: Zip,
  country: CountryCode.nullable(),
  taxNumber: TaxNumber,
  promoCode: name(bounds.promoCode).nullable(),
});
export type BillingParams = z.infer<typeof BillingParams>;

/** Where a team pays its tax. */
export const TaxLocation = z.strictObject({ country: CountryCode, zip: Zip, taxNumber: TaxNumber });

/** A team's tax by its country's standard rate. What is charged is calculated by the payment provider. */
export const TaxRate = z.object({
  ...TaxLocation.shape,
  /** Null if nothing is taxed. */
  tax: Tax.nullable(),
  /** `fits`: the number has its country's format and check digits; `unknown`: its country's format is not known. */
  taxNumberIs: z.enum(["absent", "fits", "unknown"]),
});
export type TaxRate = z.infer<typeof TaxRate>;

/** A card that a team pays with, as far as the payment provider describes it. Card numbers are never known here. */
export const Card = z.object({
  /** The provider's payment method. */
  id: z.string(),
  default: z.boolean(),
  last4: z.string(),
  brand: z.string(),
  expiresMonth: z.int(),
  expiresYear: z.int(),
});
export type Card = z.infer<typeof Card>;
export const CardId = z.string().regex(/^\w{1,100}$/);

/** Whether a team can buy something: not at all, only after adding what is missing at the checkout, or at once. */
export const CAPABILITY_STATES = ["FORBIDDEN", "NEEDS_CHECKOUT", "POSSIBLE"] as const;
export const Capability = z.object({
  state: z.enum(CAPABILITY_STATES),
  /** Codes that forbid it. */
  errors: z.array(z.custom<ErrorCode>((code) => typeof code === "string").meta({ type: "string" })),
  /** Codes of what is missing. */
  warnings: z.array(z.custom<ErrorCode>((code) => typeof code === "string").meta({ type: "string" })),
});
export type Capability = z.infer<typeof Capability>;

const ofPeriods = z.object({ month: Capability, year: Capability });
const ofWays = z.object({ card: ofPeriods, invoice: ofPeriods });
export const BillingCapabilities = z.object({ buy: ofWays, upgrade: ofWays, dayPass: Capability });
export type BillingCapabilities = z.infer<typeof BillingCapabilities>;
