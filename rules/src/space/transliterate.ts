const CYRILLIC: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ё: "e",
  ж: "zh",
  з: "z",
  и: "i",
  й: "y",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "sch",
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
  і: "i",
  ї: "yi",
  є: "ye",
  ґ: "g",
  ў: "u",
};
const LATIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  ø: "o",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** Lower-case text in Latin letters: Cyrillic by sound, accents dropped; other scripts stay as they are. */
export function transliterate(lowerCaseText: string): string {
  return Array.from(lowerCaseText.normalize("NFC"), toLatin).join("");
}

function toLatin(symbol: string): string {
  return CYRILLIC[symbol] ?? LATIN[symbol] ?? symbol.normalize("NFKD").replaceAll(/\p{M}/gu, "");
}
