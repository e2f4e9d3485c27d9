import type { Locale } from "@atrium/contract";
import { useTranslation } from "react-i18next";
import { isLocale } from "./chooseLocale.ts";
import { i18n } from "./i18n.ts";

/** The current language; re-renders when it changes. */
export function useLocale(): Locale {
  const { language } = useTranslation(undefined, { i18n, useSuspense: false }).i18n;
  return isLocale(language) ? language : "ru";
}
