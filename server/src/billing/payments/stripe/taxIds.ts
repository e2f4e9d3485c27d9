import type { BillingParams } from "@atrium/contract";

const EU = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** Stripe's types of tax numbers, by country. */
const TYPES = {
  AU: "au_abn",
  BR: "br_cnpj",
  CA: "ca_bn",
  CH: "ch_vat",
  GB: "gb_vat",
  GE: "ge_vat",
  IN: "in_gst",
  IS: "is_vat",
  JP: "jp_trn",
  KZ: "kz_bin",
  NO: "no_vat",
  NZ: "nz_gst",
  RS: "rs_pib",
  RU: "ru_inn",
  SG: "sg_gst",
  TR: "tr_tin",
  UA: "ua_vat",
  US: "us_ein",
} as const;
type TaxIdType = (typeof TYPES)[keyof typeof TYPES] | "eu_vat";

/** A team's tax number in Stripe's format; null without one, or if Stripe does not support its country. */
export function taxIdOf({
  country,
  taxNumber,
}: Pick<BillingParams, "country" | "taxNumber">): { type: TaxIdType; value: string } | null {
  if (country === null || taxNumber === null) return null;
  const plain = taxNumber.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  if (EU.includes(country)) {
    const prefix = country === "GR" ? "EL" : country;
    return { type: "eu_vat", value: plain.startsWith(prefix) ? plain : prefix + plain };
  }
  const type = country in TYPES ? TYPES[country as keyof typeof TYPES] : null;
  return type === null ? null : { type, value: plain };
}
