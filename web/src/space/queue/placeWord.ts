import type { Locale } from "@atrium/contract";

interface PlaceWords {
  /** Of the first places. */
  words: readonly string[];
  /** Of all later ones. */
  withEnding: (place: number) => string;
}

const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });

const WORDS: Readonly<Record<Locale, PlaceWords>> = {
  /** As in *на третьем месте*. */
  ru: {
    words: ["первом", "втором", "третьем", "четвёртом", "пятом", "шестом", "седьмом", "восьмом", "девятом", "десятом"],
    withEnding: (place) => `${place}-м`,
  },
  en: {
    words: ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"],
    withEnding: (place) => `${place}${SUFFIXES[ordinals.select(place)] ?? "th"}`,
  },
};

/** A position in the queue, 1 or more, as it appears in the sentence: a word up to ten. */
export function placeWord(place: number, locale: Locale): string {
  const { words, withEnding } = WORDS[locale];
  return words[place - 1] ?? withEnding(place);
}
