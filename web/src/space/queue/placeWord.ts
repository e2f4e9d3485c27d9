import type { Locale } from "@atrium/contract";

const EN = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
/** As in *на третьем месте*. */
const RU = ["первом", "втором", "третьем", "четвёртом", "пятом", "шестом", "седьмом", "восьмом", "девятом", "десятом"];
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });

/** A position in the queue, 1 or more, as it appears in the sentence: a word up to ten. */
export function placeWord(place: number, locale: Locale): string {
  const word = (locale === "ru" ? RU : EN)[place - 1];
  if (word !== undefined) return word;
  return locale === "ru" ? `${place}-м` : `${place}${SUFFIXES[ordinals.select(place)] ?? "th"}`;
}
