import type { Locale } from "@atrium/contract";

/** A share of a hundred as the language writes it: *30%* in English, *30 %* in Russian. */
export const percentText = (percent: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }).format(percent / 100);
