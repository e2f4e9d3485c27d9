import { LOCALES, type Locale } from "@atrium/contract";

/**
 * The language of a page view: the one stored on this device, else the first supported one of the browser's languages,
 * else Russian. `languages` are BCP 47 tags, best first.
 */
export function chooseLocale(stored: string | null, languages: readonly string[]): Locale {
  if (isLocale(stored)) return stored;
  for (const tag of languages) {
    const language = tag.toLowerCase().split("-")[0] ?? "";
    if (isLocale(language)) return language;
  }
  return "ru";
}

export const isLocale = (value: string | null | undefined): value is Locale =>
  LOCALES.some((locale) => locale === value);
