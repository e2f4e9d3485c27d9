import type { Locale } from "@atrium/contract";

/** The name of a country; null if its code is unknown. */
export function placeName(country: string | null, locale: Locale): string | null {
  if (country === null) return null;
  return new Intl.DisplayNames(locale, { type: "region", fallback: "code" }).of(country) ?? country;
}
