import { LOCALES, type Locale } from "@atrium/contract";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { isLocale } from "./chooseLocale.ts";
import { i18n } from "./i18n.ts";
import { isolated } from "./isolated.ts";

/** One text in both languages; `{{name}}` is a placeholder. */
interface Plain {
  ru: string;
  en: string;
}
/** A plural text, chosen by `count`. */
interface Plural {
  ru: { one: string; few: string; many: string };
  en: { one: string; other: string };
}
export type Entries = Record<string, Plain | Plural>;
export interface Texts<Keys extends Entries> {
  domain: string;
  entries: Keys;
}
type Values = Record<string, string | number>;
/** The placeholder names of a text. */
type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type NamesOf<Entry> = Entry extends Plural
  ? "count" | NamesIn<Entry["ru"][keyof Entry["ru"]]> | NamesIn<Entry["en"][keyof Entry["en"]]>
  : Entry extends Plain
    ? NamesIn<Entry["ru"]> | NamesIn<Entry["en"]>
    : never;
/** A text with `{{name}}` needs a `name`; one without takes nothing. */
type ValuesOf<Entry> = Entry extends unknown
  ? [NamesOf<Entry>] extends [never]
    ? []
    : [values: Record<NamesOf<Entry>, string | number>]
  : never;
/** Returns a text in the current language. Models take it as an argument, so that tests choose the language. */
export type Say<Keys extends Entries> = <Key extends keyof Keys & string>(
  key: Key,
  ...values: ValuesOf<Keys[Key]>
) => string;

/** Declares the texts of a domain in both languages: a missing translation does not compile. */
export function defineTexts<const Keys extends Entries>(domain: string, entries: Keys): Texts<Keys> {
  for (const locale of LOCALES) i18n.addResourceBundle(locale, domain, flatten(entries, locale));
  return { domain, entries };
}

/** The texts of a domain for a component; re-renders when the language changes. */
export function useTexts<Keys extends Entries>(texts: Texts<Keys>): Say<Keys> {
  const { i18n: current } = useTranslation(texts.domain, { i18n, useSuspense: false });
  const { language } = current;
  return useMemo(() => sayIn(texts, isLocale(language) ? language : "ru"), [texts, language]);
}

/** The texts of a domain in a given language, outside React. */
export function sayIn<Keys extends Entries>(texts: Texts<Keys>, locale: Locale): Say<Keys> {
  // i18next's own key types would make every key a computed type; ours are checked by `Say`.
  const translate: (key: string, values: Values) => string = i18n.getFixedT(locale, texts.domain);
  return (key, ...[values]) => translate(key, inSentence(values));
}

/** A name must not change the direction of the sentence around it. */
function inSentence(values: Values = {}): Values {
  const entries = Object.entries(values);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "string" ? isolated(value) : value]),
  );
}

function flatten(entries: Entries, locale: Locale): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, entry] of Object.entries(entries)) {
    const text = entry[locale];
    if (typeof text === "string") {
      flat[key] = text;
      continue;
    }
    for (const [form, words] of Object.entries(text)) flat[`${key}_${form}`] = words;
    // Russian has a plural form for fractions ("1,5 комнаты"); counts never use it, but i18next reports a missing key.
    if ("many" in text) flat[`${key}_other`] = text.few;
  }
  return flat;
}
