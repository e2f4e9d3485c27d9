import { z } from "zod";
import { readStored, writeStored } from "../../platform/storage.ts";

/** Two rows of the picker. */
const MOST_USED = 16;
const USED_KEY = "emoji-used";
const TONE_KEY = "emoji-tone";
const COMMON = ["👍", "❤️", "😄", "🎉", "👏", "🔥", "🙏", "🤔", "✅", "💡", "😅", "🥳", "👀", "💪", "🌿", "🙌"];
const Used = z.array(z.string().max(64)).max(MOST_USED);
const Tone = z.number().int().min(0).max(5);

/** Emoji recently used on this device, latest first; filled up with popular ones. */
export function usedEmoji(): string[] {
  const used = readStored(USED_KEY, Used) ?? [];
  return [...new Set([...used, ...COMMON])].slice(0, MOST_USED);
}

export function rememberEmoji(emoji: string): void {
  const used = readStored(USED_KEY, Used) ?? [];
  writeStored(USED_KEY, [...new Set([emoji, ...used])].slice(0, MOST_USED));
}

/** 0 is the default yellow, then from light to dark. */
export const chosenTone = (): number => readStored(TONE_KEY, Tone) ?? 0;
export const chooseTone = (tone: number): void => writeStored(TONE_KEY, tone);
