import type { CompactEmoji } from "emojibase";

/** One emoji of the picker. */
export interface EmojiEntry {
  emoji: string;
  /** Its name in the page's language. */
  name: string;
  group: number;
  /** Names and tags in all languages, for searching. */
  words: readonly EmojiWords[];
  /** The same in each skin tone, from light to dark; empty if it has no skin. */
  tones: readonly string[];
}

interface EmojiWords {
  text: string;
  /** Otherwise a tag. */
  isName: boolean;
}

/** The groups of the data, in order, without components of emoji. */
export const EMOJI_GROUPS = [0, 1, 3, 4, 5, 6, 7, 8, 9] as const;
export const SKIN_TONES = ["\u{1F3FB}", "\u{1F3FC}", "\u{1F3FD}", "\u{1F3FE}", "\u{1F3FF}"] as const;

/** Emoji in their order; `named` provides the names, `others` more search words. */
export function emojiList(named: readonly CompactEmoji[], others: readonly CompactEmoji[]): EmojiEntry[] {
  const alsoCalled = new Map(others.map((each) => [each.hexcode, wordsOf(each)]));
  const isShown = ({ group }: CompactEmoji) => EMOJI_GROUPS.some((shown) => shown === group);
  return named
    .filter(isShown)
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .map((each) => ({
      emoji: shortest(each.unicode),
      name: each.label,
      group: each.group ?? 0,
      words: [...wordsOf(each), ...(alsoCalled.get(each.hexcode) ?? [])],
      tones: tonesOf(each),
    }));
}

/** For several people all combinations exist: only those with one tone are offered. */
function tonesOf({ skins = [] }: CompactEmoji): string[] {
  const inTone = (tone: string) =>
    skins.find(({ unicode }) => SKIN_TONES.every((each) => unicode.includes(each) === (each === tone)))?.unicode;
  return SKIN_TONES.flatMap((tone) => inTone(tone) ?? []).map(shortest);
}

/** Without a redundant variation selector, so that each emoji has one spelling. */
const shortest = (emoji: string): string => emoji.replaceAll(/(\p{Emoji_Presentation})\uFE0F/gu, "$1");

const wordsOf = ({ label, tags = [] }: CompactEmoji): EmojiWords[] => [
  { text: plain(label), isName: true },
  ...tags.map((tag) => ({ text: plain(tag), isName: false })),
];

/** Ignores case, and treats ё as е. */
const plain = (text: string): string => text.toLowerCase().replaceAll("ё", "е").trim();

/** Emoji whose name or a word of it starts with the query, best first, up to `most`. */
export function findEmoji(entries: readonly EmojiEntry[], typed: string, most: number): EmojiEntry[] {
  const find = plain(typed);
  if (find === "") return [];
  const ranked = entries.flatMap((entry) => {
    const rank = Math.min(...entry.words.map(({ text, isName }) => rankOf(text, find) + (isName ? 0 : TAGS_AFTER)));
    return rank < NOT_FOUND ? [{ entry, rank }] : [];
  });
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** A word in its tags ranks like the second word of its name. */
const TAGS_AFTER = 2.5;
const NOT_FOUND = 10;
/** 0 for the exact name; then a name starting with the word, containing it, starting with its prefix, containing such a word. */
function rankOf(text: string, find: string): number {
  if (text === find) return 0;
  if (text.startsWith(`${find} `)) return 1;
  const words = text.split(/[\s-]+/);
  if (words.includes(find)) return 2;
  if (text.startsWith(find)) return 3;
  return words.some((word) => word.startsWith(find)) ? 4 : NOT_FOUND;
}

/** In the chosen skin tone; 0 is the default yellow. */
export const inTone = ({ emoji, tones }: EmojiEntry, tone: number): string => tones[tone - 1] ?? emoji;
