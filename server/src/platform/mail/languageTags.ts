import type { Locale } from "@atrium/contract";

/** The languages of mails for `Intl`: British English, with the day before the month, as in the web app. */
export const LANGUAGE_TAGS: Record<Locale, string> = { ru: "ru", en: "en-GB" };
