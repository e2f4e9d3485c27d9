import type { Locale } from "@atrium/contract";

/** An amount in US dollars: *$4.50*. Whole dollars have no cents where `isShort`. */
export const moneyText = (cents: number, locale: Locale, isShort = false): string =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: isShort && cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
