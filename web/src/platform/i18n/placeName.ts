import type { Locale } from "@atrium/contract";

/** What a country is called; null where none is known. */
export function placeName(country: string | null, locale: Locale): string | null {
  if (country === null) return null;
  return new Intl.DisplayNames(locale, { type: "region", fallback: "code" }).of(country) ?? country;
}
