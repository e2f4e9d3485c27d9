import type { BillingCountry, BillingParams, Locale, TaxRate } from "@atrium/contract";
import { percentText } from "../../../platform/i18n/percentText.ts";

/** The fields of the form, in the order in which they are typed. */
export const DETAILS = [
  "email",
  "businessName",
  "addressLine1",
  "addressLine2",
  "zip",
  "city",
  "country",
  "taxNumber",
  "promoCode",
] as const satisfies readonly (keyof BillingParams)[];
export type Details = Record<(typeof DETAILS)[number], string>;

/** As typed: what was never given is an empty field. */
export const typedOf = (params: BillingParams): Details =>
  Object.fromEntries(DETAILS.map((name) => [name, params[name] ?? ""])) as Details;

/** As sent: an empty field is nothing. */
export const paramsOf = (typed: Details): BillingParams =>
  Object.fromEntries(DETAILS.map((name) => [name, typed[name].trim() === "" ? null : typed[name].trim()])) as Details;

type Line = { name: "businessName" | "addressLine1" | "taxNumber" | "tax" | "email" | "promoCode"; text: string };

/** What stands on an invoice, without what was never given. */
export function detailLines(
  params: BillingParams,
  { countries, taxRate, locale }: { countries: readonly BillingCountry[]; taxRate: TaxRate | null; locale: Locale },
): Line[] {
  const country = countries.find(({ code }) => code === params.country)?.name ?? params.country;
  const city = [params.zip, params.city].filter((each) => each !== null).join(" ");
  const address = [params.addressLine1, params.addressLine2, city, country];
  const tax = taxRate?.tax ?? null;
  const lines: [Line["name"], string | null][] = [
    ["businessName", params.businessName],
    ["addressLine1", address.filter((each) => each !== null && each !== "").join(", ")],
    ["taxNumber", params.taxNumber],
    ["tax", tax === null ? null : `${tax.name} ${percentText(tax.percent, locale)}`],
    ["email", params.email],
    ["promoCode", params.promoCode],
  ];
  return lines.flatMap(([name, text]) => (text === null || text === "" ? [] : [{ name, text }]));
}
