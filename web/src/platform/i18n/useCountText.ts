import { countText } from "./countText.ts";
import { useLocale } from "./useLocale.ts";

/** Writes the count within words as the current language writes numbers. */
export function useCountText(): (words: string, count: number) => string {
  const locale = useLocale();
  return (words, count) => countText(words, count, locale);
}
