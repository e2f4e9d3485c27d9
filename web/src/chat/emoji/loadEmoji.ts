import { currentLocale } from "../../platform/i18n/i18n.ts";
import { emojiList, type EmojiEntry } from "./emojiList.ts";

/** All emoji, called as in the language of the page, to be found by words of both languages. */
export async function loadEmoji(): Promise<EmojiEntry[]> {
  const [{ default: english }, { default: russian }] = await Promise.all([
    import("emojibase-data/en/compact.json"),
    import("emojibase-data/ru/compact.json"),
  ]);
  return currentLocale() === "ru" ? emojiList(russian, english) : emojiList(english, russian);
}
