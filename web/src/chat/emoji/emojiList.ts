import type { CompactEmoji } from "emojibase";

/** One emoji of the picker. */
export interface EmojiEntry {
  emoji: string;
  /** What it is called in the language of the page. */
  name: string;
  group: number;
  /** Names and tags in all languages, as they are searched. */
  words: readonly EmojiWords[];
  /** The same in each tone of skin, from light to dark; none where it has no skin. */
  tones: readonly string[];
}

interface EmojiWords {
  text: string;
  /** Else a tag. */
  isName: boolean;
}

/** The groups of the data, in its order; parts that emoji are made of are none. */
export const EMOJI_GROUPS = [0, 1, 3, 4, 5, 6, 7, 8, 9] as const;
export const SKIN_TONES = ["\u{1F3FB}", "\u{1F3FC}", "\u{1F3FD}", "\u{1F3FE}", "\u{1F3FF}"] as const;

/** Emoji in their order; `named` gives the names, `others` more words to find them by. */
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

/** Of people together there are all mixtures: only those of one tone are offered. */
function tonesOf({ skins = [] }: CompactEmoji): string[] {
  const inTone = (tone: string) =>
    skins.find(({ unicode }) => SKIN_TONES.every((each) => unicode.includes(each) === (each === tone)))?.unicode;
  return SKIN_TONES.flatMap((tone) => inTone(tone) ?? []).map(shortest);
}

/** Without the sign that asks for colours where there are no others: the same emoji is written in one way. */
const shortest = (emoji: string): string => emoji.replaceAll(/(\p{Emoji_Presentation})\uFE0F/gu, "$1");

const wordsOf = ({ label, tags = [] }: CompactEmoji): EmojiWords[] => [
  { text: plain(label), isName: true },
  ...tags.map((tag) => ({ text: plain(tag), isName: false })),
];

/** Without case, and е for ё as it is typed. */
const plain = (text: string): string => text.toLowerCase().replaceAll("ё", "е").trim();

/** Those called so, or by a word that begins so, the best first; at most so many. */
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

/** A word of its tags says as much as the second word of its name. */
const TAGS_AFTER = 2.5;
const NOT_FOUND = 10;
/** 0 is the name itself; then those that begin with the word, have it, begin with its beginning, have a word that does. */
function rankOf(text: string, find: string): number {
  if (text === find) return 0;
  if (text.startsWith(`${find} `)) return 1;
  const words = text.split(/[\s-]+/);
  if (words.includes(find)) return 2;
  if (text.startsWith(find)) return 3;
  return words.some((word) => word.startsWith(find)) ? 4 : NOT_FOUND;
}

/** In the tone of skin that somebody has chosen: 0 is the yellow of all. */
export const inTone = ({ emoji, tones }: EmojiEntry, tone: number): string => tones[tone - 1] ?? emoji;
