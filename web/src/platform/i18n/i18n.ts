import type { Locale } from "@atrium/contract";
import { createInstance } from "i18next";
import { readText, writeText } from "../storage.ts";
import { chooseLocale, isLocale } from "./chooseLocale.ts";

/*
 * The language of the interface. Texts are declared beside their domain (`<domain>/texts.ts`) and register themselves
 * here when their chunk loads, so a page loads only the texts it shows. Russian is the default and the fallback.
 */
const LOCALE_KEY = "locale";

const wished = typeof navigator === "undefined" ? [] : navigator.languages;

export const i18n = createInstance();
void i18n.init({
  lng: chooseLocale(readText(LOCALE_KEY), wished),
  fallbackLng: "ru",
  resources: {},
  initAsync: false,
  returnNull: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
});

export function currentLocale(): Locale {
  return isLocale(i18n.language) ? i18n.language : "ru";
}

/** Changes the language at once and stores it on this device. */
export async function setLocale(locale: Locale): Promise<void> {
  writeText(LOCALE_KEY, locale);
  await i18n.changeLanguage(locale);
}

/** Keeps `<html lang>` in sync; returns the undo. */
export function watchDocumentLanguage(root: HTMLElement): () => void {
  const show = (language: string) => {
    root.lang = language;
  };
  show(currentLocale());
  i18n.on("languageChanged", show);
  return () => i18n.off("languageChanged", show);
}
