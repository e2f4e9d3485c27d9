import type { Locale } from "@atrium/contract";

/** The languages of mails for `Intl`: English as in Britain, a day before its month, as the web writes dates too. */
export const LANGUAGE_TAGS: Record<Locale, string> = { ru: "ru", en: "en-GB" };
