import { percentText } from "./percentText.ts";
import { useLocale } from "./useLocale.ts";

/** Writes percentages in the current language. */
export function usePercent(): (percent: number) => string {
  const locale = useLocale();
  return (percent) => percentText(percent, locale);
}
