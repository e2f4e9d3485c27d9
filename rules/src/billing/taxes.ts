import type { Tax } from "@atrium/contract";

// Standard rates in percent, as of 2026. They are shown before anything is bought; what is charged is calculated by the
// payment provider, which also knows regions, reduced rates and businesses that pay the tax themselves.
const VAT: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CH: 8.1,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GB: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IS: 24,
  IT: 22,
  KZ: 16,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  NO: 25,
  PL: 23,
  PT: 23,
  RO: 21,
  RS: 20,
  RU: 22,
  SE: 25,
  SI: 22,
  SK: 23,
  TR: 20,
  UA: 20,
};
const GST: Readonly<Record<string, number>> = { AU: 10, IN: 18, NZ: 15, SG: 9 };

/** The taxes on purchases from a country, by its two letters. */
export function taxesIn(country: string): Tax[] {
  const [vat, gst] = [VAT[country], GST[country]];
  if (vat !== undefined) return [{ name: "VAT", percent: vat }];
  return gst === undefined ? [] : [{ name: "GST", percent: gst }];
}
