import type { Locale } from "@atrium/contract";

/** What each language is called in itself, so that people who cannot read the present one find theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { ru: "Русский", en: "English" };
