import { currentLocale } from "../../platform/i18n/i18n.ts";
import { emojiList, type EmojiEntry } from "./emojiList.ts";

/** All emoji, named in the page's language and searchable in both. */
export async function loadEmoji(): Promise<EmojiEntry[]> {
  const [{ default: english }, { default: russian }] = await Promise.all([
    import("emojibase-data/en/compact.json"),
    import("emojibase-data/ru/compact.json"),
  ]);
  return currentLocale() === "ru" ? emojiList(russian, english) : emojiList(english, russian);
}
