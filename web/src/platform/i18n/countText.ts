import type { Locale } from "@atrium/contract";

/** Words with a count in them, which is then written as the language writes numbers: *4,811 watch*. */
export const countText = (words: string, count: number, locale: Locale): string =>
  words.replace(String(count), new Intl.NumberFormat(locale).format(count));
